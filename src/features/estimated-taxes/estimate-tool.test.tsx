import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EstimateTool } from './estimate-tool.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') })
  render(
    <MemoryRouter>
      <EstimateTool />
    </MemoryRouter>,
  )
})
afterEach(() => vi.useRealTimers())

const result = () => screen.getByRole('region', { name: 'What to pay' })
function type(label: string, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}
function pay(due: string, amount: string, paidOn = '') {
  const row = within(screen.getByRole('group', { name: `Due ${due}`, hidden: true }))
  fireEvent.change(row.getByLabelText('Amount paid'), { target: { value: amount } })
  fireEvent.change(row.getByLabelText('Day paid, if late'), { target: { value: paidOn } })
}

test('says which figures are missing', () => {
  expect(result()).toHaveTextContent('Enter this year’s expected tax or last year’s tax')
  expect(result()).toHaveTextContent('Enter the Ohio tax you expect')
})

test('takes the smaller amount, less withholding, and shows what is overdue', () => {
  type('Federal tax you expect for 2026', '14,000')
  type('Federal tax withheld in 2026', '3,600')
  type('Federal tax of 2025', '9,000')
  expect(result()).toHaveTextContent('$5,400 by January 15, 2027')
  expect(result()).toHaveTextContent('$4,050 of it was due earlier')
  expect(result()).toHaveTextContent('Each of 4 payments$1,350')
})

test('counts payments made and the interest on a late one', () => {
  type('Federal tax of 2025', '5,400')
  pay('April 15, 2026', '1350')
  pay('June 15, 2026', '1350', '2026-09-15')
  pay('September 15, 2026', '1350')
  expect(result()).toHaveTextContent('$1,350 by January 15, 2027')
  expect(result()).toHaveTextContent('Nothing is overdue.')
  expect(result()).toHaveTextContent('Interest so far: $23.26')
  expect(result()).toHaveTextContent('pay all of the tax by February 1, 2027')
})

function setToday(day: string) {
  vi.setSystemTime(new Date(`${day}T12:00:00`))
  fireEvent(document, new Event('visibilitychange'))
}
function chooseYear(year: number) {
  fireEvent.click(screen.getByRole('radio', { name: String(year) }))
}

test('shows what is overdue today despite a payment entered for January', () => {
  type('Federal tax of 2025', '4,000')
  pay('January 15, 2027', '500')
  expect(result()).toHaveTextContent('$2,500 of it was due earlier')
  pay('January 15, 2027', '500', '2026-12-31')
  expect(result()).toHaveTextContent('Correct the marked federal figure')
})

test.each([
  ['2027-01-15', 'You can skip the January payment if you file the return and pay all'],
  [
    '2027-01-16',
    'or file the return and pay all of the tax by February 1, 2027: then there is no penalty',
  ],
  ['2027-02-01', 'then there is no penalty for the January payment'],
])('on %s, offers an early return instead of the January payment', (day, text) => {
  setToday(day)
  chooseYear(2026)
  type('Federal tax of 2025', '5,400')
  expect(result()).toHaveTextContent(text)
})

test('does not mention an early return once all is paid or the day has passed', () => {
  setToday('2027-02-01')
  chooseYear(2026)
  type('Federal tax of 2025', '5,400')
  pay('April 15, 2026', '5400')
  expect(result()).toHaveTextContent('All paid in')
  expect(result()).not.toHaveTextContent('January payment')
  pay('April 15, 2026', '')
  setToday('2027-02-02')
  expect(result()).not.toHaveTextContent('January payment')
})

test.each([
  ['2027-03-01', true],
  ['2027-03-02', false],
])('on %s, offers a farmer an early return instead: %s', async (day, isOpen) => {
  setToday(day)
  chooseYear(2026)
  type('Federal tax you expect for 2026', '15,000')
  await userEvent.click(screen.getByRole('checkbox', { name: /two-thirds of my gross income/ }))
  expect(result()).toHaveTextContent('$10,000 is missing')
  expect(result().textContent.includes('pay all of the tax by March 1, 2027')).toBe(isOpen)
})

test('ends the interest once the return is due', () => {
  setToday('2027-04-15')
  chooseYear(2026)
  type('Federal tax of 2025', '5,400')
  type('Ohio tax of 2025', '1,700')
  expect(result()).toHaveTextContent('Interest so far: ')
  expect(result()).toHaveTextContent('Pay it now, or with the return.')
  setToday('2027-04-16')
  expect(result()).toHaveTextContent('up to April 15, 2027, when it stops,')
  expect(result()).not.toHaveTextContent('Interest so far')
  expect(result()).toHaveTextContent('part of the balance of the 2026 return; Form 2210')
  expect(result()).toHaveTextContent('part of the balance of the 2026 return; form IT/SD 2210')
  expect(result()).not.toHaveTextContent('Pay it now')
})

test('says when interest goes past the published rates', () => {
  setToday('2027-02-01')
  chooseYear(2026)
  type('Federal tax of 2025', '5,400')
  expect(result()).toHaveTextContent('$5,400 is missing')
  expect(result()).toHaveTextContent('through December 31, 2026 on what is unpaid.')
  expect(result()).toHaveTextContent('Interest from January 1, 2027 on is extra.')
  expect(result()).toHaveTextContent(
    'because its rate was not published when this page was checked',
  )
  // The first three payments with their known interest, and the January payment without any.
  expect(result()).toHaveTextContent(/Jan 15, 2027\$1,350\$0not known/)
})

test('asks a farmer for one payment or an early return', async () => {
  type('Federal tax you expect for 2026', '9000')
  await userEvent.click(screen.getByRole('checkbox', { name: /two-thirds of my gross income/ }))
  expect(result()).toHaveTextContent('$6,000 by January 15, 2027')
  expect(result()).toHaveTextContent('In one payment$6,000')
  expect(result()).toHaveTextContent('pay all of the tax by March 1, 2027')
  expect(screen.getAllByRole('group', { name: /^Due /, hidden: true })).toHaveLength(1)
})

test('raises the share for a higher income last year', async () => {
  type('Federal tax of 2025', '8000')
  type('Adjusted gross income of 2025', '100,000')
  expect(result()).toHaveTextContent('100% of last year’s tax$8,000')
  await userEvent.click(screen.getByRole('checkbox', { name: 'I am married and file separately' }))
  expect(result()).toHaveTextContent('110% of last year’s tax$8,800')
})

test('says what the amount depends on without last year’s income', async () => {
  const note = 'This holds if the adjusted gross income of 2025 was $150,000 or less.'
  type('Federal tax of 2025', '60,000')
  expect(result()).toHaveTextContent(note)
  type('Adjusted gross income of 2025', '90,000')
  expect(result()).not.toHaveTextContent('This holds')
  type('Adjusted gross income of 2025', '')
  await userEvent.click(screen.getByRole('checkbox', { name: /two-thirds of my gross income/ }))
  expect(result()).not.toHaveTextContent('This holds')
})

test('asks for no payments after a year without tax', () => {
  type('Federal tax you expect for 2026', '5000')
  type('Federal tax of 2025', '0')
  expect(result()).toHaveTextContent(
    'The safe amount is $0: a year without tax calls for no payments.',
  )
  expect(result()).not.toHaveTextContent('Withholding covers')
})

test.each([
  ['999', 'By your figures, you will owe less than $1,000 after withholding.'],
  ['1000', '90% of this year’s tax$900'],
])('explains owing %s', (tax, text) => {
  type('Federal tax you expect for 2026', tax)
  expect(result()).toHaveTextContent(text)
})

test('works out Ohio from its own figures', () => {
  type('Ohio tax you expect for 2026', '1,900')
  type('Ohio tax withheld in 2026', '900')
  type('Ohio tax of 2025', '1,700')
  type('Paid to Ohio so far for 2026', '600')
  expect(result()).toHaveTextContent('$200 by January 15, 2027')
})

test('works out the payments of 2027 from last year’s tax alone on January 20, 2027', () => {
  setToday('2027-01-20')
  expect(screen.getByRole('radio', { name: '2027' })).toBeChecked()
  type('Federal tax of 2026', '9,000')
  type('Adjusted gross income of 2026', '160,000')
  type('Federal tax withheld in 2027', '1,900')
  expect(result()).toHaveTextContent('$2,000 by April 15, 2027')
  expect(result()).toHaveTextContent('110% of last year’s tax$9,900')
  expect(result()).toHaveTextContent('Nothing is overdue.')
  type('Ohio tax of 2026', '1,600')
  expect(result()).toHaveTextContent('$400 by April 15, 2027')
})

test('makes up no interest for 2027 without a known rate', () => {
  setToday('2027-06-20')
  type('Federal tax of 2026', '4,000')
  expect(result()).toHaveTextContent('$3,000 by September 15, 2027')
  expect(result()).toHaveTextContent(/Apr 15, 2027\$1,000\$0not known/)
  expect(result()).toHaveTextContent(/Sep 15, 2027\$1,000\$0\$0\.00/)
  expect(result()).not.toHaveTextContent('Interest so far')
})

test('tests Ohio and school district tax together and splits the payment', () => {
  type('Ohio tax you expect for 2026', '450')
  expect(result()).toHaveTextContent('you will owe $500 or less after withholding.')
  type('School district tax you expect for 2026', '550')
  expect(result()).toHaveTextContent('Ohio and school district, IT 1040ES and SD 100ES')
  expect(result()).toHaveTextContent('90% of this year’s tax$900')
  expect(result()).toHaveTextContent('$900 by January 15, 2027')
  expect(result()).toHaveTextContent('That is $405 with IT 1040ES and $495 with SD 100ES.')
  type('Paid for the school district so far for 2026', '495')
  expect(result()).toHaveTextContent('$405 by January 15, 2027')
  expect(result()).toHaveTextContent('That is $405 with IT 1040ES and $0 with SD 100ES.')
  type('School district tax withheld in 2026', '500')
  expect(result()).toHaveTextContent(
    'you will owe $500 or less after withholding, both taxes together',
  )
})

test('asks for Ohio tax beside the school district’s', () => {
  type('School district tax of 2025', '800')
  expect(result()).toHaveTextContent('Enter Ohio and school district tax for the same year')
  type('Ohio tax of 2025', '0')
  expect(result()).toHaveTextContent('That is $0 with IT 1040ES and $800 with SD 100ES.')
  type('School district tax withheld in 2026', 'x')
  expect(result()).toHaveTextContent('Correct the marked school district figure')
})

test('asks for a town’s estimates from $200 owed', () => {
  expect(result()).not.toHaveTextContent('Village or city')
  type('Town tax you expect for 2026', '199.99')
  expect(result()).toHaveTextContent('you will owe less than $200 after withholding')
  type('Town tax you expect for 2026', '800')
  expect(result()).toHaveTextContent('$720 by January 15, 2027')
  expect(result()).toHaveTextContent('Each of 4 payments$180')
  type('Town tax of 2025', '400')
  type('Town tax withheld in 2026', '100')
  type('Paid to the town so far for 2026', '75')
  expect(result()).toHaveTextContent('$225 by January 15, 2027')
  type('Town tax of 2025', '-1')
  expect(result()).toHaveTextContent('Correct the marked town figure')
})

test('moves a town’s missing part to its return after the year', () => {
  setToday('2027-02-01')
  chooseYear(2026)
  type('Town tax of 2025', '400')
  expect(result()).toHaveTextContent('$400 is missing')
  setToday('2027-04-16')
  expect(result()).toHaveTextContent('the town works out the penalty')
})

test.each([
  ['1e309', /Enter an amount in digits/],
  ['-5', /cannot be negative/],
  ['9999999999', /Enter an amount up to/],
])('keeps, marks and explains "%s"', (text, message) => {
  type('Federal tax of 2025', text)
  const field = screen.getByLabelText('Federal tax of 2025')
  expect(field).toHaveValue(text)
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(message)
  expect(result()).toHaveTextContent('Correct the marked federal figure')
})

test.each([
  ['Open IRS Direct Pay', 'https://www.irs.gov/payments/direct-pay'],
  ['Open Ohio income tax payments', 'https://tax.ohio.gov/pay'],
])('links to the official payment page in a new tab: %s', (name, href) => {
  const link = screen.getByText(name).closest('a')
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveAttribute('target', '_blank')
})

test('lists the years in the same order as the tax calculator', () => {
  const years = screen.getAllByRole('radio').map((radio) => Number(radio.getAttribute('value')))
  expect(years).toEqual(years.toSorted((a, b) => a - b))
})

test('empties the fields on Start over', async () => {
  type('Federal tax of 2025', '8000')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByLabelText('Federal tax of 2025')).toHaveValue('')
})
