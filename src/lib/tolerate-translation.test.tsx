import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tolerateTranslation } from './tolerate-translation.ts'

tolerateTranslation()

function Step({ hint = '', isOver = false }: { hint?: string; isOver?: boolean }) {
  return (
    <p>
      Step 1 of 7{hint === '' ? null : <b>{hint}</b>}
      {isOver ? null : ' to go'}
    </p>
  )
}

test('shows and removes parts of a translated sentence', () => {
  const { rerender, unmount } = render(<Step />)
  const sentence = screen.getByText(/Step/)
  for (const text of sentence.childNodes) {
    const font = document.createElement('font')
    font.textContent = 'übersetzt '
    text.replaceWith(font)
  }
  rerender(<Step hint="neu" />)
  expect(sentence).toHaveTextContent('übersetzt übersetzt neu')
  rerender(<Step hint="neu" isOver />)
  rerender(<Step isOver />)
  expect(sentence).toHaveTextContent('übersetzt übersetzt')
  unmount()
  expect(sentence).not.toBeInTheDocument()
})
