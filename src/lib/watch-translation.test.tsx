import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { watchTranslation } from './watch-translation.ts'

type Way = (text: Node, font: Element) => void

/** What translation programs do to a text. */
const WAYS: [string, Way][] = [
  [
    'before it that replaces it',
    (text, font) => {
      text.parentNode?.insertBefore(font, text)
      text.parentNode?.removeChild(text)
    },
  ],
  [
    'after it that replaces it',
    (text, font) => {
      text.parentNode?.insertBefore(font, text.nextSibling)
      text.parentNode?.removeChild(text)
    },
  ],
  ['in its place', (text, font) => void text.parentNode?.replaceChild(font, text)],
  [
    'around it',
    (text, font) => {
      text.parentNode?.replaceChild(font, text)
      font.append(text)
    },
  ],
]

/**
 * Translates every text inside. A sentence's first element gets the whole translation; the others stay empty.
 */
function translate(element: Element, way: Way): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    if (!text.previousSibling) font.textContent = `übersetzt: ${text.parentElement?.textContent}`
    way(text, font)
  }
}

const { removeChild } = Node.prototype

/** The code that handles translations loads with the first one and stays loaded. */
async function untilNoted(): Promise<void> {
  await vi.waitFor(() => expect(Node.prototype.removeChild).not.toBe(removeChild), 10_000)
  await new Promise((resolve) => setTimeout(resolve))
}

function Steps({
  step,
  hint = '',
  isOver = false,
}: {
  step: number
  hint?: string
  isOver?: boolean
}) {
  return (
    <main>
      <p>
        Step {step} of 7{hint === '' ? null : <b>{hint}</b>}
        {isOver ? null : ' to go'}
      </p>
    </main>
  )
}

// Runs first, so that only Firefox's own sign loads the code that handles translations.
test('adds and removes texts that Firefox joined without an error', async () => {
  const stop = watchTranslation()
  const { rerender } = render(<Steps step={1} />)
  const main = screen.getByRole('main')
  const sentence = screen.getByText(/Step/)
  main.dataset.mozTranslationsId = '1'
  sentence.firstChild?.replaceWith('Schritt 1 von 7')
  while (sentence.childNodes.length > 1) sentence.lastChild?.remove()
  await untilNoted()

  rerender(<Steps step={1} hint="new" />)
  rerender(<Steps step={1} hint="new" isOver />)
  expect(main).toHaveTextContent('Schritt 1 von 7new')
  stop()
})

test.each(WAYS)('changes text that was translated by an element %s', async (_, way) => {
  const stop = watchTranslation()
  const { rerender } = render(<Steps step={1} />)
  const main = screen.getByRole('main')
  translate(main, way)
  await untilNoted()
  expect(main).toHaveTextContent('übersetzt: Step 1 of 7 to go')

  rerender(<Steps step={2} />)
  expect(main.textContent).toBe('Step 2 of 7 to go')

  translate(main, way)
  await untilNoted()
  rerender(<Steps step={2} hint=", the income," />)
  expect(main.textContent).toBe('Step 2 of 7, the income, to go')

  translate(main, way)
  await untilNoted()
  rerender(<Steps step={2} isOver />)
  expect(main.textContent).toBe('Step 2 of 7')
  stop()
})
