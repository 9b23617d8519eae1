import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { site } from '@/config/site'
import { sessionStore } from '@/lib/storage'
import { type EstimatorLayout, EstimatorWizard } from './estimator-wizard'
import { DEFAULT_FORM, type EstimatorForm } from './form'
import { ANSWERS_KEY, serializeAnswers } from './serialize-answers'
// The wizard loads them later; a test is not to wait for that.
import './load-answers'
import './results'

vi.mock('./rates', () => vi.importActual('../../../tests/fixtures/specified-rates'))

async function open(answers: Partial<EstimatorForm>, layout: EstimatorLayout = 'full') {
  sessionStore.set(ANSWERS_KEY, serializeAnswers({ ...DEFAULT_FORM, ...answers }, 7))
  render(
    <MemoryRouter>
      <EstimatorWizard layout={layout} />
    </MemoryRouter>,
  )
  await screen.findByText('Your estimate')
}

/** A card's whole text, by its heading. */
const card = (name: string) =>
  screen.getAllByRole('heading', { level: 3, name: new RegExp(`^${name}`) })[0]?.parentElement

const OVER_5K: Partial<EstimatorForm> = {
  hasBusiness: true,
  businessExpenses: 'over5k',
  businessDetails: [{ expenses: 'over5k' }],
}

test('three cards show both prices and what is saved, in dollars and percent (R84, R143)', async () => {
  await open({ returnType: 'simple' })
  expect(card(site.shortName)).toHaveTextContent('$110')
  expect(card(site.competitor)).toHaveTextContent('$225')
  expect(card('You save')).toHaveTextContent('$115')
  expect(card('You save')).toHaveTextContent('51.11% less than H&R Block')
  expect(screen.queryByText(/^Step/)).not.toBeInTheDocument()
  const announced = screen.getByText(
    /^You save \$115, 51\.11% less than H&R Block\. .*\$110.*\$225/,
  )
  expect(announced).toHaveRole('status')
})

test.each<[string, Partial<EstimatorForm>, string, string, string]>([
  [
    'a dearer return',
    { returnType: 'business', ...OVER_5K },
    'You would pay',
    '$115',
    'more than H&R Block, 38.98% more than its price',
  ],
  [
    'nothing to compare with',
    { returnType: 'business', needsStateReturn: false },
    'You would pay',
    '$10',
    'more than H&R Block, 0.00% more than its price',
  ],
  [
    'an empty self-employed return',
    { returnType: 'business' },
    'You save',
    '$65',
    '86.67% less than H&R Block',
  ],
  [
    'a return that costs the same',
    {
      returnType: 'business',
      ...OVER_5K,
      hasInvestmentIncome: true,
      dependentCount: 3,
      needsLocalReturn: true,
    },
    'Same price',
    '$0',
    '0.00% less than H&R Block',
  ],
])(
  '%s is told in dollars and percent (R144, D1-D3)',
  async (_, answers, label, amount, comparison) => {
    await open(answers)
    expect(card(label)).toHaveTextContent(amount)
    expect(card(label)).toHaveTextContent(comparison)
  },
)

test.each(['full', 'compact'] as const)(
  'the %s results hold both breakdowns, what comes with it, the ways on and the notes (R145-R149, R154)',
  async (layout) => {
    await open({ returnType: 'simple' }, layout)
    for (const side of [site.shortName, site.competitor]) {
      const lines = screen.getByRole('table', { name: `${side}, line by line`, hidden: true })
      expect(within(lines).getAllByRole('row', { hidden: true }).length).toBeGreaterThan(3)
    }
    const extras = screen.getByText('What comes with it').nextElementSibling
    expect(extras?.children.length).toBeGreaterThan(2)
    const booking = screen.getByRole('link', { name: 'Schedule Free Consultation' })
    expect(booking).toHaveAttribute('href', '/schedule')
    const phone = screen.getByRole('link', { name: site.phone.display })
    expect(phone).toHaveAttribute('href', site.phone.href)
    expect(screen.getByText('Prices are estimates; final pricing may vary.')).toBeVisible()
    expect(screen.getByText(/prices are from our own price list, checked in/)).toHaveTextContent(
      'We are not affiliated with H&R Block.',
    )
  },
)

const MIXED: Partial<EstimatorForm> = {
  returnType: 'family',
  w2Count: 4,
  dependentCount: 5,
  hasStudentLoan: true,
  hasRental: true,
  rentalCount: 2,
  rentalDetails: [{ income: 'under10k' }, { income: '' }],
}
const linesOf = (side: string) => {
  const table = screen.getByRole<HTMLTableElement>('table', {
    name: `${side}, line by line`,
    hidden: true,
  })
  return [...table.rows].map(({ textContent }) => textContent?.replace('change', ' '))
}

test('each answer is a line on both sides, with what it costs or why not (R145, R153, D7-D15)', async () => {
  await open(MIXED)
  expect(screen.getByText('Family return, 5 dependents, 4 W-2s, 2 rentals, state')).toBeVisible()
  expect(linesOf(site.shortName)).toEqual([
    'Family return $150',
    '4 W-2s $25',
    'No 1099 income –',
    'No investment income –',
    '5 dependents 3 of 5 charged$75',
    'Student loan interest no extra charge$0',
    'No itemized deductions –',
    'No business –',
    'No farm –',
    'Rental 1, under $10,000 in rent income $50',
    'Rental 2, level not chosen not includednot priced',
    'State return Free',
    'No local return –',
    'Protection Plus, included$10',
    'Total$310',
  ])
  expect(linesOf(site.competitor)).toEqual([
    'Family return$200',
    '4 W-2s$40',
    'No 1099 income–',
    'No investment income–',
    '5 dependents3 of 5 charged$135',
    'Student loan interestno extra charge$0',
    'No itemized deductions–',
    'No business–',
    'No farm–',
    'Rental 1, under $10,000 in rent income$120',
    'Rental 2, level not chosennot includednot priced',
    'State return$75',
    'No local return–',
    'Protection Plusnot included',
    'Total$570',
  ])
  expect(screen.getByText('Not included:').parentElement).toHaveTextContent('Rental 2')
  expect(screen.getByText(/^Protection Plus is help with IRS and state letters/)).toBeVisible()
})

test.each([
  [true, true, 'One state and one local return are assumed; only the first of each is free.'],
  [true, false, 'One state return is assumed; only the first is free.'],
  [false, true, 'One local return is assumed; only the first is free.'],
  [false, false, null],
])(
  'with a state return: %s and a local one: %s, the notes assume so (D16)',
  async (needsStateReturn, needsLocalReturn, words) => {
    await open({ returnType: 'simple', needsStateReturn, needsLocalReturn })
    expect(screen.queryByText(/assumed/)?.textContent ?? null).toBe(words)
  },
)

test('folded, the competitor’s lines are those of the return only', async () => {
  await open({ returnType: 'simple' }, 'compact')
  expect(linesOf(site.competitor)).toEqual([
    'Simple return$150',
    '1 W-2no charge up to 3$0',
    'State return$75',
    'Protection Plusnot included',
    'Total$225',
  ])
})

test('a self-employed return with nothing priced says that it is no full estimate (D1)', async () => {
  await open({ returnType: 'business' })
  expect(screen.getByText(/^No base price is listed for this return type/)).toHaveTextContent(
    'so this is not a full estimate',
  )
})

test('in the full results Back to Form keeps the answers (R150, R152)', async () => {
  await open({ returnType: 'family' })
  await userEvent.click(screen.getByText('Back to Form'))
  expect(screen.getByText('Step 1 of 7 · 14%')).toBeVisible()
  expect(screen.getByLabelText(/^Family/)).toBeChecked()
})

test.each([
  ['full', 'Start over'],
  ['compact', 'Start Over'],
] as const)(
  'in the %s results "%s" drops the answers, here and in this tab (R151)',
  async (...row) => {
    const [layout, button] = row
    await open({ returnType: 'family' }, layout)
    await userEvent.click(screen.getByText(button))
    expect(screen.getByText('Step 1 of 7 · 14%')).toBeVisible()
    expect(screen.getByLabelText(/^Family/)).not.toBeChecked()
    expect(sessionStore.get(ANSWERS_KEY)).toBeNull()
  },
)

test('the compact results have no Back to Form (R150)', async () => {
  await open({ returnType: 'family' }, 'compact')
  expect(screen.queryByText('Back to Form')).not.toBeInTheDocument()
})
