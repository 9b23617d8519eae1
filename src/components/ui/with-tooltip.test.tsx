import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WithTooltip } from './with-tooltip.tsx'

beforeEach(async () => {
  // Load it first, so that the test waits for the delay only.
  await import('./tooltip-layer.tsx')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const tooltip = () => screen.queryByRole('tooltip')

async function pointAtControl() {
  render(
    <WithTooltip text="Switch to the dark theme">
      <button type="button">Theme</button>
    </WithTooltip>,
    { reactStrictMode: true },
  )
  const control = screen.getByRole('button', { name: 'Theme' })
  fireEvent.pointerEnter(control, { pointerType: 'mouse' })
  await pass(0)
  return control
}

test('shows a tooltip after 700 ms, not before, and again after as long (R226)', async () => {
  const control = await pointAtControl()
  for (let visit = 1; visit <= 2; visit += 1) {
    await pass(699)
    expect(tooltip()).toBeNull()
    await pass(1)
    expect(tooltip()).toHaveTextContent('Switch to the dark theme')
    fireEvent.pointerLeave(control)
    fireEvent.pointerEnter(control, { pointerType: 'mouse' })
    await pass(0)
  }
})

test('shows one to the keyboard too', async () => {
  const control = await pointAtControl()
  fireEvent.pointerLeave(control)
  vi.spyOn(control, 'matches').mockReturnValue(true)
  act(() => control.focus())
  await pass(700)
  expect(tooltip()).not.toBeNull()
})

test('shows none for a passing pointer', async () => {
  const control = await pointAtControl()
  await pass(699)
  fireEvent.pointerLeave(control)
  await pass(2000)
  expect(tooltip()).toBeNull()
})

test.each([
  ['the pointer', (control: HTMLElement) => fireEvent.pointerLeave(control)],
  ['a click', (control: HTMLElement) => fireEvent.pointerDown(control)],
  ['Escape', (control: HTMLElement) => fireEvent.keyDown(control, { key: 'Escape' })],
])('hides an open tooltip on %s', async (_, end) => {
  const control = await pointAtControl()
  await pass(700)
  expect(tooltip()).not.toBeNull()
  fireEvent.keyDown(control, { key: 'a' })
  expect(tooltip()).not.toBeNull()
  end(control)
  await pass(0)
  expect(tooltip()).toBeNull()
})
