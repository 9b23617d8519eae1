import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EstimateTool } from './estimate-tool'

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

test('without figures it says what it needs', () => {
  expect(result()).toHaveTextContent('Give the tax you expect, or last year’s tax')
  expect(result()).toHaveTextContent('Give the Ohio tax you expect')
})

test('it takes the smaller amount, less withholding, with what is overdue', () => {
  type('Federal tax you expect for 2026', '14,000')
  type('Federal tax withheld in 2026', '3,600')
  type('Federal tax of 2025', '9,000')
  expect(result()).toHaveTextContent('$5,400 by January 15, 2027')
  expect(result()).toHaveTextContent('$4,050 of it was due earlier')
  expect(result()).toHaveTextContent('Each of 4 payments$1,350')
})

test('payments made count, a late one with its interest', () => {
  type('Federal tax of 2025', '5,400')
  pay('April 15, 2026', '1350')
  pay('June 15, 2026', '1350', '2026-09-15')
  pay('September 15, 2026', '1350')
  expect(result()).toHaveTextContent('$1,350 by January 15, 2027')
  expect(result()).toHaveTextContent('Nothing is overdue.')
  expect(result()).toHaveTextContent('Interest so far: $23.26')
  expect(result()).toHaveTextContent('paid by February 1, 2027')
})

test('interest past the published rates says so', () => {
  vi.setSystemTime(new Date('2027-02-01T12:00:00'))
  fireEvent(document, new Event('visibilitychange'))
  type('Federal tax of 2025', '5,400')
  expect(result()).toHaveTextContent('$5,400 is missing')
  expect(result()).toHaveTextContent('From January 1, 2027 on it is reckoned')
})

test('a farmer has one payment, or an early return', async () => {
  type('Federal tax you expect for 2026', '9000')
  await userEvent.click(screen.getByRole('checkbox', { name: /two thirds of my gross income/ }))
  expect(result()).toHaveTextContent('$6,000 by January 15, 2027')
  expect(result()).toHaveTextContent('In one payment$6,000')
  expect(result()).toHaveTextContent('paid by March 1, 2027')
  expect(screen.getAllByRole('group', { name: /^Due /, hidden: true })).toHaveLength(1)
})

test('a higher income last year raises its share', async () => {
  type('Federal tax of 2025', '8000')
  type('Adjusted gross income of 2025', '100,000')
  expect(result()).toHaveTextContent('100% of last year’s tax$8,000')
  await userEvent.click(screen.getByRole('checkbox', { name: 'I am married and file separately' }))
  expect(result()).toHaveTextContent('110% of last year’s tax$8,800')
})

test.each([
  ['999', 'You will owe less than $1,000 after withholding.'],
  ['1000', '90% of this year’s tax$900'],
])('owing %s', (tax, text) => {
  type('Federal tax you expect for 2026', tax)
  expect(result()).toHaveTextContent(text)
})

test('Ohio has its own figures', () => {
  type('Ohio tax you expect for 2026', '1,900')
  type('Ohio tax withheld in 2026', '900')
  type('Ohio tax of 2025', '1,700')
  type('Paid to Ohio so far for 2026', '600')
  expect(result()).toHaveTextContent('$200 by January 15, 2027')
})

test.each(['1e309', '-5', 'lots'])('"%s" is kept, marked and explained', (text) => {
  type('Federal tax of 2025', text)
  const field = screen.getByLabelText('Federal tax of 2025')
  expect(field).toHaveValue(text)
  expect(field).toBeInvalid()
  expect(result()).toHaveTextContent('Correct the marked federal figure')
})

test('Start Over empties the fields', async () => {
  type('Federal tax of 2025', '8000')
  await userEvent.click(screen.getByRole('button', { name: 'Start Over' }))
  expect(screen.getByLabelText('Federal tax of 2025')).toHaveValue('')
})
