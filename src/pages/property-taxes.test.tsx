import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import PropertyTaxesPage from './property-taxes.tsx'

afterEach(() => vi.useRealTimers())

function comingDates(day: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) })
  render(
    <MemoryRouter>
      <PropertyTaxesPage />
    </MemoryRouter>,
  )
  const list = screen
    .getByRole('heading', { name: 'What may lower the tax' })
    .parentElement?.querySelector('ul')
  if (!(list instanceof HTMLElement)) throw new Error('No list of dates')
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

// December 31, 2026 is a Thursday, and March 1, 2027 the first Monday of March.
test('lists the next date of each application in order', () => {
  expect(comingDates('2026-11-23')).toEqual([
    'December 31, 2026Homestead exemption: apply for 2026, with DTE 105A',
    'December 31, 2026Owner-occupancy credit: apply for 2026, with DTE 105C',
    'February 26, 2027CAUV, farmland taxed at its value for farming: apply or renew for 2027, with DTE 109 or DTE 109A',
    'March 31, 2027Complaint about a property value: to the board of revision, value of 2026, with DTE 1',
    'On the billProperty tax, first and second half',
  ])
})

test('moves past dates to the next year', () => {
  expect(comingDates('2027-02-27').slice(0, 2)).toEqual([
    'March 31, 2027Complaint about a property value: to the board of revision, value of 2026, with DTE 1',
    'December 31, 2027Homestead exemption: apply for 2027, with DTE 105A',
  ])
})

test('three questions leave what may fit, and say by when to apply', async () => {
  expect(comingDates('2026-11-23')).toHaveLength(5)
  expect(screen.getByRole('checkbox', { name: /65 or older/ })).toHaveAccessibleDescription(
    /an income of at most \$\d/,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /land used only for farming/ }))
  expect(screen.getByRole('button', { name: /Go to the result/ })).toHaveTextContent(
    'CAUV: apply byFeb 26',
  )
  expect(screen.getByRole('region', { name: 'What may lower the tax' })).not.toHaveTextContent(
    'Homestead exemption',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /65 or older/ }))
  expect(screen.getByRole('status')).toHaveTextContent('Homestead exemption: apply in 38 days')
})

test('says what a late payment costs within ten days and after them (R.C. 323.121)', () => {
  render(
    <MemoryRouter>
      <PropertyTaxesPage />
    </MemoryRouter>,
  )
  const text = screen.getByText(/^The tax for one year is billed in the next/)
  expect(text).toHaveTextContent('adds 5% of the unpaid half within ten days, and 10% after that')
})
