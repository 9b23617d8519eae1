import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TableOfContents } from './table-of-contents.tsx'

afterEach(() => vi.unstubAllGlobals())

const HEADINGS = ['Who', 'What', 'When'].map((text) => ({ id: text.toLowerCase(), text }))

/** Renders a post's contents. Returns a way to report which headings moved above or below the middle. */
function open() {
  let notify: (changes: Record<string, boolean>) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: unknown[]) => void) {
        notify = (changes) =>
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
  return (changes: Record<string, boolean>) => notify(changes)
}

const current = () => screen.queryByRole('link', { current: true })?.textContent

test('marks the current heading while scrolling down and up', () => {
  const notify = open()
  expect(current()).toBeUndefined()
  notify({ who: true })
  expect(current()).toBe('Who')
  notify({ what: true, when: true })
  expect(current()).toBe('When')
  notify({ when: false })
  expect(current()).toBe('What')
  notify({ who: false, what: false })
  expect(current()).toBeUndefined()
})
