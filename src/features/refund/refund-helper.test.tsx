import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefundHelper } from './refund-helper.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-20T12:00:00') }))
afterEach(() => vi.useRealTimers())

function enterDate(label: string, date: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: date } })
}
const result = () => screen.getByRole('region', { name: 'When your refund usually arrives' })

test('asks for the missing date', () => {
  render(<RefundHelper />)
  expect(result()).toHaveTextContent('Enter the date')
})

test('says how long most refunds take before there is a date', async () => {
  render(<RefundHelper />)
  const bar = screen.getByRole('button', { name: /Go to the result/ })
  expect(bar).toHaveTextContent('Most in 21 days')
  await userEvent.click(screen.getByRole('radio', { name: 'On paper' }))
  expect(bar).toHaveTextContent('Most in 42 days')
  await userEvent.click(screen.getByRole('checkbox', { name: /earned income credit/ }))
  expect(bar).toHaveTextContent('Federal refundEnter the date')
})

test('shows the usual days of both refunds and what to do today', () => {
  render(<RefundHelper />)
  enterDate('Day it was accepted', '2027-02-20')
  expect(result()).toHaveTextContent('Federal refundBy March 13, 2027')
  expect(result()).toHaveTextContent('nothing to show before February 21, 2027')
  expect(result()).toHaveTextContent('Ohio refundBy March 12, 2027')
})

test('gives the phone numbers once the usual days have passed', () => {
  render(<RefundHelper />)
  enterDate('Day it was accepted', '2027-01-25')
  expect(screen.getAllByText('The usual time has passed.')).toHaveLength(2)
  expect(screen.getByRole('link', { name: '800-829-1040' })).toHaveAttribute(
    'href',
    'tel:+18008291040',
  )
  expect(screen.getByRole('link', { name: '800-282-1784' })).toBeVisible()
})

test('explains the hold for credits and that the year’s date is not announced', async () => {
  render(<RefundHelper />)
  enterDate('Day it was accepted', '2027-01-25')
  await userEvent.click(screen.getByRole('checkbox', { name: /earned income credit/ }))
  expect(result()).toHaveTextContent('February 15, 2027 to March 2, 2027')
  expect(result()).toHaveTextContent(
    'the IRS may not pay any part of the refund before February 15, 2027',
  )
  expect(result()).toHaveTextContent('the date above is the one for 2026')
})

test('asks for the mailing day of a paper return', async () => {
  render(<RefundHelper />)
  await userEvent.click(screen.getByRole('radio', { name: 'On paper' }))
  enterDate('Day you mailed it', '2027-02-01')
  expect(result()).toHaveTextContent('March 1, 2027 to March 15, 2027')
  expect(result()).toHaveTextContent('often take much longer')
})

test('does not call a day before the first usual one usual', async () => {
  render(<RefundHelper />)
  await userEvent.click(screen.getByRole('radio', { name: 'On paper' }))
  enterDate('Day you mailed it', '2027-01-23')
  expect(result()).toHaveTextContent('Federal refundFebruary 20, 2027 to March 6, 2027')
  expect(result()).toHaveTextContent('Ohio refundMarch 20, 2027 to April 3, 2027')
  expect(screen.getAllByText(/^It is still within the usual time/)).toHaveLength(2)
})

test('explains the letter about bank details for a check and what to do once it is overdue', async () => {
  render(<RefundHelper />)
  await userEvent.click(screen.getByRole('radio', { name: 'Check' }))
  enterDate('Day it was accepted', '2027-02-01')
  expect(result()).toHaveTextContent('by about February 22, 2027')
  expect(result()).not.toHaveTextContent('should be here by now')
  enterDate('Day it was accepted', '2027-01-20')
  expect(result()).toHaveTextContent('should be here by now')
})

test('shows an example without a Print button until there is a date', () => {
  render(<RefundHelper />)
  expect(result()).toHaveTextContent('Example, with direct deposit')
  expect(result()).toHaveTextContent('Federal refundBy March 23, 2026')
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  enterDate('Day it was accepted', '2027-02-01')
  expect(result()).not.toHaveTextContent('Example')
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
})

test.each([
  ['a day in the future', '2027-02-21', 'in the future'],
  ['a day before the known timings', '2025-12-31', 'use the trackers'],
])('explains %s at the field', (_, date, message) => {
  render(<RefundHelper />)
  enterDate('Day it was accepted', date)
  const field = screen.getByLabelText('Day it was accepted')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(result()).toHaveTextContent('Enter the date')
})

test('keeps both of two quick answers', () => {
  render(<RefundHelper />)
  act(() => {
    fireEvent.click(screen.getByRole('radio', { name: 'On paper' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Check' }))
  })
  expect(screen.getByRole('radio', { name: 'On paper' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Check' })).toBeChecked()
})
