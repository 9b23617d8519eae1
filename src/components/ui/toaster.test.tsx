import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast } from '@/lib/toast.ts'
import Toaster from './toaster.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(dismissToast)
  vi.useRealTimers()
})

test('shows one notification at a time, for 5 seconds (R225)', () => {
  render(<Toaster />)
  act(() => showToast('Link copied.'))
  act(() => showToast('Saved.'))
  expect(screen.queryByText('Link copied.')).toBeNull()
  expect(screen.getAllByText('Saved.')[0]).toBeVisible()
  act(() => void vi.advanceTimersByTime(4900))
  expect(screen.getAllByText('Saved.')[0]).toBeVisible()
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('closes at once on Close', () => {
  render(<Toaster />)
  act(() => showToast('Could not copy.', 'error'))
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByText('Could not copy.')).toBeNull()
})

test.each<[string, () => void, () => void]>([
  [
    'hovered',
    () => fireEvent.pointerMove(screen.getByRole('listitem')),
    () => fireEvent.pointerLeave(screen.getByRole('region')),
  ],
  [
    'focused',
    () => screen.getByRole('button', { name: 'Close' }).focus(),
    () => screen.getByRole('button', { name: 'Close' }).blur(),
  ],
])('pauses while %s and then shows for the rest of its time (D43)', (_, begin, end) => {
  render(<Toaster />)
  act(() => showToast('Saved.'))
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  const shown = () => screen.queryAllByText('Saved.').length > 0
  pass(3000)
  act(begin)
  pass(60_000)
  expect(shown()).toBe(true)
  act(end)
  pass(1900)
  expect(shown()).toBe(true)
  pass(200)
  expect(shown()).toBe(false)
})
