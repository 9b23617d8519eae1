import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { DeadlineCalendar } from './deadline-calendar.tsx'

afterEach(() => vi.useRealTimers())

test('counts no days in the prerendered page', () => {
  const html = renderToString(<DeadlineCalendar />)
  expect(html).toContain('Earlier in 2026')
  expect(html).not.toMatch(/>Due [A-Z]|in \d+ days|today|tomorrow|upcoming|already past/i)
})

test('shows the wait and the number of dates for the visitor’s day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') })
  render(<DeadlineCalendar />)
  expect(screen.getByText('Nov 23', { selector: '.tool-answer *' })).toBeVisible()
  expect(screen.getByText('In 2 days:')).toBeVisible()
  expect(screen.getByText(/^All \d+ dates\. Choose what fits you/)).toBeVisible()
})

test('says which return is due on the day itself', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00') })
  render(<DeadlineCalendar />)
  expect(screen.getByText('Nov 23', { selector: '.tool-answer *' })).toBeVisible()
  expect(screen.getByText('Today:').closest('p')).toHaveTextContent('Ohio sales tax: October 2026.')
})

test('counts from the office’s date, though it is the next day in London', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-16T02:00:00Z') })
  render(<DeadlineCalendar />)
  expect(screen.getByText('Today:')).toBeVisible()
})

test('says when a date on a weekend has moved', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T12:00:00') })
  render(<DeadlineCalendar />)
  fireEvent.click(screen.getByLabelText(/Partnership or S corporation/))
  expect(screen.getByText('Mon, Mar 16').closest('li')).toHaveTextContent(
    'Moved from Sunday, March 15.',
  )
})

test('opens the month view on the month of the next date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00') })
  render(<DeadlineCalendar />)
  fireEvent.click(screen.getByLabelText(/I farm/))
  fireEvent.click(screen.getByLabelText('Month'))
  expect(await screen.findByText('December 2026', { selector: 'h3[aria-live]' })).toBeVisible()
})

test('counts the choices of a group on its summary', async () => {
  render(<DeadlineCalendar />)
  const choices = within(screen.getByRole('group', { name: 'What applies to you?' }))
  expect(choices.queryByText(/chosen$/)).toBeNull()
  await userEvent.click(choices.getByRole('checkbox', { name: /I own a home or land/ }))
  await userEvent.click(choices.getByRole('checkbox', { name: /I farm/ }))
  expect(choices.getByText('2 chosen')).toBeVisible()
})

test('lists deadlines without a fixed day by situation too', async () => {
  render(<DeadlineCalendar />)
  await userEvent.click(screen.getByText('Due, but not on a fixed day'))
  const undated = () => within(screen.getByRole('region', { name: 'Due, but not on a fixed day' }))
  expect(undated().getByText('Property tax, first and second half')).toBeVisible()
  expect(undated().getByText('New hire report')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /I own a home or land/ }))
  expect(undated().getByText('Property tax, first and second half')).toBeVisible()
  expect(undated().queryByText('New hire report')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /I own a home or land/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /I am 73 or older/ }))
  expect(screen.queryByRole('region', { name: 'Due, but not on a fixed day' })).toBeNull()
})
