import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TableOfContents } from './table-of-contents.tsx'

afterEach(() => vi.unstubAllGlobals())

const HEADINGS = ['Who', 'What', 'When'].map((text) => ({ id: text.toLowerCase(), text }))

/** Renders a post's contents. Returns a way to report which headings moved above or below the middle. */
function open() {
  let tell: (changes: Record<string, boolean>) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: unknown[]) => void) {
        tell = (changes) =>
          act(() =>
            onChange(
              Object.entries(changes).map(([id, isIntersecting]) => ({
                isIntersecting,
                target: { id },
              })),
            ),
          )
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<TableOfContents headings={HEADINGS} />)
  return (changes: Record<string, boolean>) => tell(changes)
}

const current = () => screen.queryByRole('link', { current: true })?.textContent

test('marks the current heading while scrolling down and up', () => {
  const tell = open()
  expect(current()).toBeUndefined()
  tell({ who: true })
  expect(current()).toBe('Who')
  tell({ what: true, when: true })
  expect(current()).toBe('When')
  tell({ when: false })
  expect(current()).toBe('What')
  tell({ who: false, what: false })
  expect(current()).toBeUndefined()
})
