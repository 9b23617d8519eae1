import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { DeadlineCalendar } from './deadline-calendar'

afterEach(() => vi.useRealTimers())

test('prerendered, nothing is counted from a day that is not the visitor’s', () => {
  const html = renderToString(<DeadlineCalendar />)
  expect(html).toContain('Deadline: ')
  expect(html).not.toMatch(/in \d+ days|today\)|tomorrow|\d+ coming dates/)
})

test('on the visitor’s own day the wait and the number of dates stand', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') })
  render(<DeadlineCalendar />)
  expect(screen.getByText('(in 2 days)')).toBeVisible()
  expect(screen.getByText(/^\d+ coming dates$/)).toBeVisible()
})
