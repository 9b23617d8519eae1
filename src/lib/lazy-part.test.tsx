import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part'
import { loadQuietly } from './stale-files'

const loadPart = async () => ({ default: () => <p>The part</p> })

function show(load: typeof loadPart) {
  const Part = lazyPart(load)
  render(
    <Suspense fallback={<p>Loading...</p>}>
      <Part />
    </Suspense>,
  )
}

test('a part that was loaded ahead is drawn at once', async () => {
  await loadQuietly(loadPart)
  show(loadPart)
  expect(screen.getByText('The part')).toBeVisible()
})

test('another one when it has come, and the fallback until then', async () => {
  show(async () => ({ default: () => <p>The part</p> }))
  expect(screen.getByText('Loading...')).toBeVisible()
  expect(await screen.findByText('The part')).toBeVisible()
})
