import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANSWERS_KEY } from '../calculator/saved-answers.ts'
import { WithholdingCheck } from './withholding-check.tsx'

const result = () => screen.getByRole('region', { name: 'What to put on your forms' })
const shows = (text: string | RegExp) => waitFor(() => expect(result()).toHaveTextContent(text))
const line = (name: string) => within(result()).getByRole('row', { name: new RegExp(`^${name}`) })

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

function open(today: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) })
  render(
    <MemoryRouter>
      <WithholdingCheck />
    </MemoryRouter>,
  )
}

/** Fills in a job's fields by the start of their labels, amounts and dates alike. */
function fill(job: HTMLElement, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(within(job).getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  }
}

const job = (name: string) => screen.getByRole('group', { name })

test('says what to put on the W-4 for one job in July that withholds too little', async () => {
  open('2026-07-15')
  fill(job('Your job'), {
    'Payday of your last paystub': '2026-07-10',
    'Gross pay, this paycheck': '2150',
    'Gross pay, year to date': '30100',
    'Federal tax withheld': '1400',
    'Ohio tax withheld': '694',
  })
  // 14 of 26 paychecks; the other 12 withhold 174.15 each: 3,489.80 of 4,528.
  await shows('Federal balance due $1,038')
  await shows('New Form W-4 for your job')
  await shows('Counts from August 7, 2026, 11 paychecks')
  expect(line('Step 4\\(c\\)')).toHaveTextContent('$95')
  expect(line('Step 3')).toHaveTextContent('$0')
  await shows('the year ends with: federal refund $7')
})

test('reaches the refund that is wished', async () => {
  open('2026-07-15')
  fill(job('Your job'), {
    'Payday of your last paystub': '2026-07-10',
    'Gross pay, this paycheck': '2150',
    'Gross pay, year to date': '30100',
    'Federal tax withheld': '1400',
  })
  fireEvent.change(screen.getByLabelText(/^Federal refund I would like/), {
    target: { value: '500' },
  })
  await shows(/the year ends with: federal refund \$50\d/)
})

test('puts a couple’s three jobs together in October, and changes one form', async () => {
  sessionStorage.setItem(
    ANSWERS_KEY,
    JSON.stringify({ v: 1, answers: [{ taxYear: '2026', filingStatus: 'marriedFilingJointly' }] }),
  )
  open('2026-10-10')
  const add = screen.getByRole('button', { name: 'Add a job or pension' })
  await userEvent.click(add)
  await userEvent.click(add)
  const [payday, each, toDate, federal] = [
    'Payday of your last paystub',
    'Gross pay, this paycheck',
    'Gross pay, year to date',
    'Federal tax withheld',
  ]
  fill(job('Your job 1'), {
    [payday]: '2026-10-09',
    [each]: '2900',
    [toDate]: '60900',
    [federal]: '3250',
  })
  fill(job('Your job 2'), {
    [payday]: '2026-10-02',
    [each]: '1800',
    [toDate]: '36000',
    [federal]: '900',
  })
  await userEvent.click(
    await within(job('Your job 2')).findByRole('radio', { name: 'My spouse’s' }),
  )
  fill(job('Your job 3'), {
    [payday]: '2026-06-26',
    [each]: '700',
    [toDate]: '8400',
    [federal]: '0',
  })
  await userEvent.click(within(job('Your job 3')).getByText('Bonuses, or a job that ends'))
  fill(job('Your job 3'), { 'Last payday': '2026-06-26' })
  await shows('New Form W-4 for your job 1')
  await shows('Leave the forms of the other jobs as they are.')
  await shows(/Federal balance due/)
  await shows(/the year ends with: federal: nothing owed|the year ends with: federal refund \$\d\b/)
  expect(line('Step 1\\(c\\)')).toHaveTextContent('Married filing jointly')
})

test('knows a pension: form W-4P, and what is asked for Ohio', async () => {
  open('2026-10-31')
  await userEvent.click(screen.getByRole('radio', { name: 'A pension' }))
  await userEvent.click(screen.getByRole('combobox', { name: /How often/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Every month' }))
  fill(job('Your pension'), {
    'Payday of your last paystub': '2026-10-30',
    'Gross pay, this paycheck': '2150',
    'Gross pay, year to date': '21500',
    'Federal tax withheld': '808.30',
    'Ohio tax withheld': '450',
  })
  await shows('Your federal forms fit')
  fill(job('Your pension'), { 'Federal tax withheld': '700' })
  await shows('New Form W-4P for your pension')
  expect(line('Step 2\\(b\\)')).toHaveTextContent('Leave it empty')
  expect(result()).not.toHaveTextContent('Step 2(c)')
  await shows('A pension withholds for Ohio what you ask for')
})

test('says plainly when no paycheck is left, or when too much was withheld', async () => {
  open('2026-12-28')
  fill(job('Your job'), {
    'Payday of your last paystub': '2026-12-24',
    'Gross pay, this paycheck': '2150',
    'Gross pay, year to date': '55900',
    'Federal tax withheld': '4100',
  })
  await shows('No paycheck is left to change')
  await shows('Pay the $428 directly, or with the return.')
  expect(result()).not.toHaveTextContent('Step 3')
})

test('says when more than the rest of the year can mend was withheld', async () => {
  open('2026-11-10')
  fill(job('Your job'), {
    'Payday of your last paystub': '2026-11-06',
    'Gross pay, this paycheck': '2150',
    'Gross pay, year to date': '49450',
    'Federal tax withheld': '9000',
  })
  await shows('even without any more, this much comes back with the return')
})

test('names what is wrong with a paystub’s answers, and keeps them', async () => {
  open('2026-07-15')
  fill(job('Your job'), {
    'Payday of your last paystub': '2025-12-26',
    'Gross pay, this paycheck': '2150',
    'Gross pay, year to date': '1,000',
  })
  expect(
    await screen.findByText('Take a paystub of 2026: its year to date begins in January.'),
  ).toBeVisible()
  expect(screen.getByText(/cannot be less/)).toBeVisible()
  await shows('Correct the marked figure to see a result.')
  expect(screen.getByLabelText(/^Gross pay, year to date/)).toHaveValue('1,000')
})

test('leaves the year’s pay and withholding in the calculator’s answers when it leads there', async () => {
  open('2026-07-15')
  fill(job('Your job'), {
    'Payday of your last paystub': '2026-07-10',
    'Gross pay, this paycheck': '2150',
    'Gross pay, year to date': '30100',
    'Federal tax withheld': '1400',
  })
  await userEvent.click(
    await screen.findByRole('link', { name: 'See every line in the calculator' }),
  )
  await waitFor(() => expect(sessionStorage.getItem(ANSWERS_KEY)).toContain('"wages":"55,900"'))
  expect(sessionStorage.getItem(ANSWERS_KEY)).toContain('"withholding":"3,489.80"')
})

test('says when the paychecks left are too small, and by how much each would have to withhold', async () => {
  open('2026-12-01')
  fill(job('Your job'), {
    'Payday of your last paystub': '2026-11-27',
    'Gross pay, this paycheck': '400',
    'Gross pay, year to date': '80000',
    'Federal tax withheld': '1000',
  })
  await shows(
    /Each would have to withhold \$[\d,]+ more, and with the usual tax nothing would be left/,
  )
  await shows('The paychecks left are too small for what Ohio lacks. Pay $1,773')
  expect(result()).not.toHaveTextContent('Line 5')
})
