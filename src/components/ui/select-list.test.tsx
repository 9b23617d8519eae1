import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SelectList } from './select-list.tsx'

const OPTIONS = ['One', 'Two', 'Three', 'Four'].map((label) => ({ value: label, label }))

/** Heights of a list that is only partly visible. jsdom has no layout. */
const LAYOUT = { offsetHeight: 44, clientHeight: 100, scrollHeight: 1000 }

beforeEach(() => {
  for (const [name, value] of Object.entries(LAYOUT)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof LAYOUT, 'get').mockReturnValue(value)
  }
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

async function openList() {
  render(
    <SelectList
      id="number"
      labelledBy="number"
      describedBy={undefined}
      options={OPTIONS}
      value="One"
      onChange={() => {}}
    />,
  )
  await pass(0)
}
const type = async (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
  await pass(0)
}

test.each([
  [999, 'Three'],
  [1000, 'One'],
])(
  'letters %i ms apart select "%s": type-ahead resets after 1000 ms (R227)',
  async (pause, chosen) => {
    await openList()
    await type('t')
    expect(document.activeElement).toHaveTextContent('Two')
    await pass(pause)
    await type(pause < 1000 ? 'h' : 'o')
    expect(document.activeElement).toHaveTextContent(chosen)
  },
)

test('a held scroll button scrolls every 50 ms (R227)', async () => {
  await openList()
  const list = screen.getByRole('presentation')
  const button = list.nextElementSibling
  expect(list.scrollTop).toBe(0)
  if (button) fireEvent.pointerDown(button)
  await pass(49)
  expect(list.scrollTop).toBe(0)
  await pass(1)
  expect(list.scrollTop).toBe(LAYOUT.offsetHeight)
  await pass(100)
  expect(list.scrollTop).toBe(3 * LAYOUT.offsetHeight)
})
