import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusFallback } from './use-focus-fallback.ts'

function Row() {
  const [isDone, setIsDone] = useState(false)
  return (
    <>
      <ul>
        <li {...useFocusFallback<HTMLLIElement>()}>
          {isDone ? (
            'Answered'
          ) : (
            <button type="button" onClick={() => setIsDone(true)}>
              Answer
            </button>
          )}
        </li>
      </ul>
      <button type="button" onClick={() => setIsDone(true)}>
        Elsewhere
      </button>
    </>
  )
}

test('moves focus to the row when its focused button disappears', async () => {
  render(<Row />)
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  expect(screen.getByRole('listitem')).toHaveFocus()
})

test('leaves focus that is elsewhere alone', async () => {
  render(<Row />)
  screen.getByRole('button', { name: 'Answer' }).focus()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  await userEvent.click(elsewhere)
  expect(elsewhere).toHaveFocus()
})
