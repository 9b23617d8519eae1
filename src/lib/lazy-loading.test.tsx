import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { preloadChunk, retryableLazy } from './lazy-loading.tsx'

const loadSection = async () => ({ default: () => <p>The section</p> })

function show(load: typeof loadSection) {
  const Section = retryableLazy(load)
  render(
    <Suspense fallback={<p>Loading...</p>}>
      <Section />
    </Suspense>,
  )
}

test('renders a preloaded chunk at once', async () => {
  await preloadChunk(loadSection)
  show(loadSection)
  expect(screen.getByText('The section')).toBeVisible()
})

test('renders the fallback until a chunk has loaded', async () => {
  show(async () => ({ default: () => <p>The section</p> }))
  expect(screen.getByText('Loading...')).toBeVisible()
  expect(await screen.findByText('The section')).toBeVisible()
})
