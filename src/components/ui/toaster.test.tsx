import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast } from '@/lib/toast'
import Toaster from './toaster'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(dismissToast)
  vi.useRealTimers()
})

test('one notification at a time, gone after 5 seconds (R225)', () => {
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

test('it can be closed at once', () => {
  render(<Toaster />)
  act(() => showToast('Could not copy.', 'error'))
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByText('Could not copy.')).toBeNull()
})
