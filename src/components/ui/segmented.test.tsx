import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useState } from 'react'
import { expect, test } from 'vitest'
import { Segmented } from './segmented.tsx'

const OPTIONS = [
  { value: 'cat', label: 'Cat' },
  { value: 'dog', label: 'Dog' },
] as const

const never = new Promise<never>(() => {})

/** Never finishes rendering for the dog. */
function Consequence({ of }: { of: 'cat' | 'dog' }) {
  return <p>{of === 'cat' ? 'It is a cat.' : use(never)}</p>
}

function Choice() {
  const [value, setValue] = useState<'cat' | 'dog'>('cat')
  return (
    <Suspense fallback="Waiting">
      <Segmented legend="Animal" options={OPTIONS} value={value} onChange={setValue} />
      <Consequence of={value} />
    </Suspense>
  )
}

test('shows a choice at once, before its effects', async () => {
  render(<Choice />)
  await act(() => userEvent.click(screen.getByRole('radio', { name: 'Dog' })))
  expect(screen.getByRole('radio', { name: 'Dog' })).toBeChecked()
  expect(screen.getByText('It is a cat.')).toBeVisible()
})
