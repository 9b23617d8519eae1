import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { site } from '@/config/site'
import { sessionStore } from '@/lib/storage'
import { type EstimatorLayout, EstimatorWizard } from './estimator-wizard'
import { DEFAULT_FORM, type EstimatorForm } from './form'
import { ANSWERS_KEY, serializeAnswers } from './serialize-answers'
// The wizard loads them later; a test is not to wait for that.
import './load-answers'
import './results'

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
  expect(card('You keep')).toHaveTextContent('$115')
  expect(card('You keep')).toHaveTextContent('51.11% less than H&R Block')
  expect(screen.queryByText(/^Step/)).not.toBeInTheDocument()
})

test.each<[string, Partial<EstimatorForm>, string, string, string]>([
  [
    'a dearer return',
    { returnType: 'business', ...OVER_5K },
    'You would pay',
    '$115',
    'more than H&R Block (38.98% more)',
  ],
  [
    'nothing to compare with',
    { returnType: 'business', needsStateReturn: false },
    'You would pay',
    '$10',
    'more than H&R Block (0.00% more)',
  ],
  [
    'an empty self-employed return',
    { returnType: 'business' },
    'You keep',
    '$65',
    '86.67% less than H&R Block',
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
