import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { facts } from '@/config/shown-facts.ts'
import { site } from '@/config/site.ts'
import { sessionStore } from '@/lib/storage.ts'
import { EstimatorWizard } from './estimator-wizard.tsx'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { priceReturn } from './pricing.ts'
import type { EstimatorLayout } from './results.tsx'
import { ANSWERS_KEY } from './answers-key.ts'
import { serializeAnswers } from './saved-answers.ts'
// The wizard imports these lazily. Imported here, no test waits for them.
import './parse-answers.ts'
import './results.tsx'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))
vi.mock('./pricing.ts', { spy: true })

async function open(answers: Partial<EstimatorForm>, layout: EstimatorLayout = 'full') {
  sessionStore.set(ANSWERS_KEY, serializeAnswers({ ...DEFAULT_FORM, ...answers }, 'results'))
  render(
    <MemoryRouter>
      <EstimatorWizard layout={layout} />
    </MemoryRouter>,
  )
  await screen.findByText('Your estimate')
}

const OVER_5K: Partial<EstimatorForm> = {
  hasBusiness: true,
  businessExpenses: 'over5k',
  businessDetails: [{ expenses: 'over5k' }],
}

/** The rows of the one table: line, our price, theirs. */
const bill = () =>
  [...screen.getByRole<HTMLTableElement>('table').rows].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent?.replaceAll('change', '').trim()),
  )

test('shows our price first, then the difference in dollars and percent (R84, R143, D53)', async () => {
  await open({ returnType: 'simple' })
  const ours = screen.getByRole('region', { name: 'Your price with us' })
  expect(ours).toHaveTextContent('$110')
  const difference = screen.getByRole('region', { name: 'Difference from H&R Block' })
  expect(difference).toHaveTextContent('$115 less than H&R Block')
  expect(difference).toHaveTextContent('51.11% less than the H&R Block price on our list')
  expect(difference).toHaveTextContent(/With us\$110.*H&R Block\$225/)
  const theirs = screen.getByRole('region', { name: 'H&R Block, our list' })
  expect(theirs).toHaveTextContent('$225')
  expect(ours.compareDocumentPosition(difference)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByText(/^Step/)).not.toBeInTheDocument()
})

test('announces the price after the results appear, and again when it changes', async () => {
  await open({ returnType: 'simple' })
  const places = screen.getAllByRole('status')
  const readOut = () => places.map(({ textContent }) => textContent).filter((text) => text !== '')
  await waitFor(() =>
    expect(readOut()).toEqual(['Your price with us: $110, $115 less than H&R Block, 51.11% less.']),
  )
  const user = userEvent.setup()
  await user.click(screen.getByLabelText(/^Change: Simple return/))
  await user.click(await screen.findByLabelText(/^Complex/))
  await waitFor(() =>
    expect(readOut()).toEqual([expect.stringMatching(/^Your price with us: \$160, /)]),
  )
})

test('says once that a return costs more, without celebrating (R144, D2)', async () => {
  await open({ returnType: 'business', ...OVER_5K })
  expect(screen.getByRole('region', { name: 'Your price with us' })).toHaveTextContent('$410')
  const difference = screen.getByRole('region', { name: 'Difference from H&R Block' })
  expect(difference).toHaveTextContent('$115 more than H&R Block')
  expect(difference).toHaveTextContent('38.98% more than the H&R Block price on our list')
  expect(difference).toHaveTextContent('One line makes the difference')
  expect(screen.queryByText(/you would pay|you save|over \$100/i)).not.toBeInTheDocument()
})

test.each(['full', 'compact'] as const)(
  'in the %s results, shows the bill, the extras, the next steps and the notes (R145-R149, R154)',
  async (layout) => {
    await open({ returnType: 'simple' }, layout)
    expect(bill()).toEqual([
      ['On this return', 'With us', 'H&R Blocklist of Nov 2026'],
      ['Simple return 1 W-2, included', '$100', '$150'],
      ['State return', 'Free', '$75'],
      [`Protection Plus ${facts.protectionPlus.note}`, '$10', 'not in this price'],
      ['Total', '$110', '$225'],
    ])
    const extras = screen.getByText('What comes with it').nextElementSibling
    expect(extras?.children.length).toBeGreaterThan(2)
    const booking = screen.getByRole('link', { name: 'Schedule Free Consultation' })
    expect(booking).toHaveAttribute('href', '/schedule')
    const [phone] = screen.getAllByRole('link', { name: site.phone.display })
    expect(phone).toHaveAttribute('href', site.phone.href)
    expect(screen.getByText('Prices are estimates; final pricing may vary.')).toBeVisible()
    expect(screen.getByText(/our own price list, checked in/)).toHaveTextContent(
      'Prices change; ask them for theirs. We are not affiliated with H&R Block.',
    )
    const steps = within(screen.getByRole('region', { name: 'What happens next' }))
    expect(steps.getAllByRole('listitem')).toHaveLength(4)
    expect(steps.getByRole('link', { name: 'Open my checklist' })).toHaveAttribute(
      'href',
      '/resources/tax-prep-checklist',
    )
    expect(steps.getByRole('link', { name: 'Pick a time' })).toHaveAttribute('href', '/schedule')
  },
)

test('makes the heading of the full results the page’s', async () => {
  await open({ returnType: 'simple' })
  expect(screen.getByRole('heading', { level: 1, name: 'Your estimate' })).toBeVisible()
})

test('lists a mixed return with what is missing and why (R145, R153, D7-D15)', async () => {
  await open({
    returnType: 'family',
    w2Count: 4,
    dependentCount: 5,
    hasStudentLoan: true,
    hasRental: true,
    rentalCount: 2,
    rentalDetails: [{ income: 'under10k' }, { income: '' }],
  })
  const summary = screen.getByText('Family return, 5 dependents, 4 W-2s, 2 rentals, state')
  expect(summary.textContent).toContain('5\u{A0}dependents')
  expect(bill().slice(1)).toEqual([
    ['Family return Student loan interest, included', '$150', '$200'],
    // On phones, in place of the lines below.
    ['6 more lines', '$160', '$370'],
    ['4 W-2s', '$25', '$40'],
    ['5 dependents 3 of 5 charged', '$75', '$135'],
    ['Rental 1, under $10,000 in rent income', '$50', '$120'],
    ['Rental 2, level not chosen answer missingnot included', 'not priced', 'not priced'],
    ['State return', 'Free', '$75'],
    [`Protection Plus ${facts.protectionPlus.note}`, '$10', 'not in this price'],
    ['So far, without your rental 2', '$310', '$570'],
  ])
  expect(screen.getByText(/^Your rental 2 is not in this price yet/)).toBeVisible()
  const difference = screen.getByRole('region', { name: 'Difference from H&R Block' })
  expect(difference).toHaveTextContent('Not known yet')
  await userEvent.click(screen.getByRole('button', { name: 'Choose its size' }))
  expect(await screen.findByRole('heading', { name: 'Do you rent out property?' })).toBeVisible()
})

test('opens all questions of a line below it and returns the focus on Done (R145, D50)', async () => {
  await open({ returnType: 'simple' })
  const user = userEvent.setup()
  const change = () => screen.getByRole('button', { name: 'Change: Simple return, 1 W-2' })
  await user.click(change())
  const first = await screen.findByRole('heading', { name: 'What kind of return is it?' })
  await waitFor(() => expect(first).toHaveFocus())
  expect(change()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('heading', { name: 'What income do you have?' })).toBeVisible()
  await user.click(screen.getByLabelText(/^I have 1099 income/))
  expect(bill().at(-1)).toEqual(['Total', '$135', '$275'])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(change()).toHaveFocus())
  expect(screen.queryByRole('heading', { name: 'What income do you have?' })).toBeNull()
})

test('prices the return once for each change', async () => {
  await open({ returnType: 'simple', has1099: true })
  expect(priceReturn).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByText('Use Complex'))
  expect(bill().at(-1)?.[1]).toBe('$185')
  expect(priceReturn).toHaveBeenCalledTimes(2)
})

test('closes the question on Escape too', async () => {
  await open({ returnType: 'simple' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Change: State return' }))
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Change: State return' })).toHaveFocus(),
  )
})

test('adds to the return from the list of what is not on it', async () => {
  await open({ returnType: 'simple' })
  const user = userEvent.setup()
  await user.click(screen.getByText(/^Not on this return \(9\)/))
  const add = (name: string) => {
    const line = screen.getByText(name, { selector: 'li > span' }).parentElement
    if (!line) throw new Error(name)
    return user.click(within(line).getByRole('button', { hidden: true }))
  }
  await add('1099 income')
  expect(bill().at(-1)?.[1]).toBe('$135')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Change: 1099 income' })).toHaveFocus(),
  )
  await add('Farm')
  expect(await screen.findByRole('heading', { name: 'Do you farm?' })).toHaveFocus()
  expect(screen.getByText(/^Not on this return \(7\)/)).toBeVisible()
})

test('asks for the missing answer and claims nothing before it is given, then shows the price (R143, D1, D54)', async () => {
  await open({ returnType: 'business' })
  expect(screen.getByRole('heading', { name: 'Not a full estimate yet' })).toBeVisible()
  expect(screen.getByText(/^No base price is listed for this return type/)).toBeVisible()
  for (const name of ['Your price with us', 'Difference from H&R Block', 'H&R Block, our list']) {
    expect(screen.getByRole('region', { name })).toHaveTextContent(`${name} Not known yet`)
  }
  expect(document.body).not.toHaveTextContent(/%|less than|more than/)
  expect(screen.queryByRole('list', { name: 'Keep this estimate' })).not.toBeInTheDocument()
  expect(bill().slice(1)).toEqual([
    ['Your business answer missingBusiness return 1 W-2, included', 'not priced', 'not priced'],
    ['State return', 'Free', '$75'],
    [`Protection Plus ${facts.protectionPlus.note}`, '$10', 'not in this price'],
    ['So far, without your business', '$10', '$75'],
  ])
  await userEvent.click(screen.getByRole('radio', { name: '$2,000 to $5,000' }))
  expect(screen.getByRole('region', { name: 'Your price with us' })).toHaveTextContent('$110')
})

test('offers another type that fits and changes nothing until it is chosen', async () => {
  await open({ returnType: 'simple', ...OVER_5K })
  const offer = screen.getByRole('group', { name: 'A Business return may fit better' })
  expect(offer).toHaveTextContent('$410 with us, $295 at H&R Block.')
  expect(bill().at(-1)?.[1]).toBe('$510')
  await userEvent.click(within(offer).getByRole('button', { name: 'Use Business' }))
  expect(bill().at(-1)?.[1]).toBe('$410')
  expect(screen.queryByText(/may fit better/)).not.toBeInTheDocument()
})

test('has one button to change each line', async () => {
  await open({ returnType: 'simple', hasStudentLoan: true, has1099: true })
  const changes = screen.getAllByRole('button', { name: /^Change: / })
  expect(changes.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Change: Simple return, 1 W-2, Student loan interest',
    'Change: 1099 income',
    'Change: State return',
  ])
})

test('keeps the total from covering a question that is open', async () => {
  await open({ returnType: 'simple' })
  const table = screen.getByRole('table')
  expect(table).not.toHaveClass('is-changing')
  await userEvent.click(screen.getByRole('button', { name: 'Change: State return' }))
  await waitFor(() => expect(table).toHaveClass('is-changing'))
})

test('shows what would change the price, and puts it on the return with a press', async () => {
  await open({ returnType: 'simple', has1099: true })
  const whatIfs = within(screen.getByRole('region', { name: 'What would change it' }))
  const rental = whatIfs.getByRole('button', { name: 'A rental under $10,000 +$50' })
  const names = () => whatIfs.getAllByRole('button').map(({ textContent }) => textContent)
  const both = ['A rental under $10,000 +$50', 'Investment income +$25']
  expect(names()).toEqual(both)
  const price = screen.getByRole('region', { name: 'Your price with us' })
  expect(price).toHaveTextContent('$135')

  await userEvent.click(rental)
  expect(rental).toHaveAttribute('aria-pressed', 'true')
  expect(price).toHaveTextContent('$185')
  expect(screen.getByRole('rowheader', { name: /^Rental, under \$10,000/ })).toBeVisible()
  expect(sessionStore.get(ANSWERS_KEY)).toContain('&rental=under10k&')
  expect(names()).toEqual(both)

  await userEvent.click(rental)
  expect(price).toHaveTextContent('$135')
  expect(rental).toHaveAttribute('aria-pressed', 'false')
})

test('offers no change that would overwrite an answer', async () => {
  await open({
    returnType: 'complex',
    has1099: true,
    hasInvestmentIncome: true,
    dependentCount: 2,
    hasRental: true,
    rentalIncome: 'over10k',
    rentalDetails: [{ income: 'over10k' }],
  })
  expect(screen.queryByText('What would change it')).toBeNull()
})

test('offers no other type once the visitor keeps one', async () => {
  await open({ returnType: 'simple', ...OVER_5K })
  await userEvent.click(screen.getByRole('button', { name: 'Keep Simple' }))
  expect(screen.queryByText(/may fit better/)).not.toBeInTheDocument()
  expect(bill().at(-1)?.[1]).toBe('$510')
})

test('copies the link and says so on its button', async () => {
  const user = userEvent.setup()
  await open({ returnType: 'simple', hasFarm: true })
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('#estimate?v=1&type=simple&farm=none')
})

test('lets those without an email program copy the text', async () => {
  const user = userEvent.setup()
  await open({ returnType: 'simple' })
  expect(screen.queryByText(/No email program opened/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Email it to me' }))
  await user.click(await screen.findByRole('button', { name: 'Copy the text' }))
  expect(await screen.findByText(/^Copied\. Paste it into an email/)).toHaveRole('status')
  const text = await navigator.clipboard.readText()
  expect(text).toMatch(/^Online estimate: \$110\./)
  expect(text).toContain('#estimate?v=1&type=simple')
  expect(text).toContain(site.phone.display)
})

test('shows the link where copying is blocked', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  await open({ returnType: 'simple' })
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByLabelText('Copy this link:')).toHaveDisplayValue(/#estimate\?v=1/)
})

test.each([
  [true, true, 'One state and one local return are assumed; only the first of each is free.'],
  [true, false, 'One state return is assumed; only the first is free.'],
  [false, true, 'One local return is assumed; only the first is free.'],
  [false, false, null],
])(
  'notes what is assumed with a state return: %s and a local one: %s (D16)',
  async (needsStateReturn, needsLocalReturn, expected) => {
    await open({ returnType: 'simple', needsStateReturn, needsLocalReturn })
    const notes = screen.getByText('Prices are estimates; final pricing may vary.').parentElement
    expect(notes).toHaveTextContent(expected ?? /may vary\.$/)
  },
)

test('keeps the answers on Back to Form in the full results (R150, R152)', async () => {
  await open({ returnType: 'family' })
  await userEvent.click(screen.getByText('Back to Form'))
  expect(screen.getByText('What kind of return is it?')).toBeVisible()
  expect(screen.getByLabelText(/^Family/)).toBeChecked()
})

test.each([
  ['full', 'Start over'],
  ['compact', 'Start Over'],
] as const)(
  'in the %s results, drops the answers on "%s", in this tab too (R150, R151)',
  async (...row) => {
    const [layout, button] = row
    await open({ returnType: 'family' }, layout)
    await userEvent.click(screen.getByText(button))
    expect(screen.getByText('What kind of return is it?')).toBeVisible()
    expect(screen.getByLabelText(/^Family/)).not.toBeChecked()
    expect(sessionStore.get(ANSWERS_KEY)).toBeNull()
  },
)

test('has no Back to Form in the compact results (R150)', async () => {
  await open({ returnType: 'family' }, 'compact')
  expect(screen.queryByText('Back to Form')).not.toBeInTheDocument()
})
