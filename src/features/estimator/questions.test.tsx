import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { sessionStore } from '@/lib/storage.ts'
import { EstimatorWizard } from './estimator-wizard.tsx'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { isItemKind, type StepId } from '@/shared/estimator/questions.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import { serializeAnswers } from './saved-answers.ts'
import { loadLaterSteps } from './steps/step-fields.tsx'
// The wizard imports these lazily. Imported here, no test waits for them.
import './parse-answers.ts'

beforeAll(loadLaterSteps)

const BUSINESS_LEVELS = ['Under $2,000', '$2,000 to $5,000', 'Over $5,000']
const OTHER_LEVELS = ['Under $10,000', 'Over $10,000']

/** The wizard at a question, with earlier answers stored in this tab. */
async function open(step: StepId, answers: Partial<EstimatorForm> = {}) {
  const form: EstimatorForm = { ...DEFAULT_FORM, returnType: 'simple', ...answers }
  sessionStore.set(ANSWERS_KEY, serializeAnswers(form, step))
  render(
    <MemoryRouter>
      <EstimatorWizard layout="full" />
    </MemoryRouter>,
  )
  await screen.findByRole('button', { name: 'Back' })
  await screen.findAllByRole(step === 'return-type' || isItemKind(step) ? 'radio' : 'checkbox')
}

test('offers four return types, with none chosen and both buttons disabled (R85-R87, R103)', () => {
  render(
    <MemoryRouter>
      <EstimatorWizard layout="full" />
    </MemoryRouter>,
  )
  const cards = screen.getAllByRole('radio')
  expect(cards.map((card) => card.closest('label')?.textContent)).toEqual([
    'Simple W-2 onlyWages from a job and nothing else',
    'Complex Multiple sourcesWages plus 1099s, a farm or a rental',
    'Family With dependentsYou support children or others',
    'Business Self-employedYour own business or side work',
  ])
  for (const card of cards) expect(card).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled()
  const next = screen.getByRole('button', { name: 'Continue' })
  expect(next).toBeDisabled()
  expect(next).toHaveAccessibleDescription(/^Choose a return type to continue/)
})

test('groups the return type cards as radio buttons, for keys and for labels (R88)', async () => {
  await open('return-type')
  const user = userEvent.setup()
  const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
  expect(isChosen(/^Simple/)).toBe(true)
  screen.getByRole('radio', { name: /^Simple/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect([isChosen(/^Simple/), isChosen(/^Complex/)]).toEqual([false, true])
  await user.click(screen.getByText('You support children or others'))
  expect([isChosen(/^Complex/), isChosen(/^Family/)]).toEqual([false, true])
})

test.each([
  ['return-type', 'Step 1 of 7 · 14%', 14, 'Continue'],
  ['income', 'Step 2 of 7 · 29%', 29, 'Continue'],
  ['family', 'Step 3 of 7 · 43%', 43, 'Continue'],
  ['business', 'Step 4 of 7 · 57%', 57, 'Continue'],
  ['farm', 'Step 5 of 7 · 71%', 71, 'Continue'],
  ['rental', 'Step 6 of 7 · 86%', 86, 'Continue'],
  ['state-local', 'Step 7 of 7 · 100%', 100, 'Calculate Savings'],
] as const)(
  'shows at question %s "%s", and the same in its bar (R82, R83, R105)',
  async (...row) => {
    const [step, progress, percent, button] = row
    await open(step)
    expect(screen.getByText(progress)).toBeVisible()
    const bar = screen.getByRole('progressbar')
    expect(bar).toHaveAttribute('aria-valuenow', String(percent))
    expect(screen.getByRole('button', { name: button })).toBeEnabled()
  },
)

const off = (label: string | RegExp) => expect(screen.getByLabelText(label)).not.toBeChecked()

test('starts income with one W-2 and nothing else (R89)', async () => {
  await open('income')
  expect(screen.getByRole('combobox', { name: /^Number of W-2s/ })).toHaveTextContent('1')
  off(/^I have 1099 income/)
  off(/^I have investment income/)
  await userEvent.click(screen.getByRole('combobox', { name: /^Number of W-2s/ }))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5'])
})

test('starts the family with no dependents, no loan and no deductions (R90)', async () => {
  await open('family')
  const count = screen.getByRole('spinbutton', { name: 'Number of dependents' })
  expect(count).toHaveValue('0')
  expect(count).toHaveAttribute('aria-valuemax', '10')
  off(/^I paid student loan interest/)
  off(/^I itemize deductions/)
})

test('only hints at another type for a family return without dependents (D14)', async () => {
  await open('family', { returnType: 'family' })
  expect(screen.getByText(/^No dependents\? Another return type may fit better/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

test('checks the state return at the start, and not the local one (R102, D49)', async () => {
  await open('state-local')
  expect(screen.getByLabelText(/^A state return.*free with us/)).toBeChecked()
  off(/^A local return.*free with us/)
  const link = screen.getByRole('link', { name: 'See which taxes apply in Ohio' })
  expect(link).toHaveAttribute('href', '/resources/ohio-business-taxes')
})

test.each([
  [
    'business',
    'Yes, I have a business',
    'Number of businesses',
    'Business',
    'expenses in a year',
    BUSINESS_LEVELS,
  ],
  ['farm', 'Yes, I have a farm', 'Number of farms', 'Farm', 'expenses in a year', OTHER_LEVELS],
  [
    'rental',
    'Yes, I have rental property',
    'Number of rental properties',
    'Rental',
    'rent income in a year',
    OTHER_LEVELS,
  ],
] as const)(
  'asks at question %s for each item while it is switched on (R93-R97, R100, R101)',
  async (...row) => {
    const [step, yes, countLabel, name, levelLabel, levels] = row
    await open(step)
    const user = userEvent.setup()
    const pickers = () => screen.queryAllByRole('group').slice(1)
    const cards = within(screen.getByRole('radiogroup', { name }))
    expect(cards.getByRole('radio', { name: 'No' })).toBeChecked()
    expect(screen.queryByLabelText(countLabel)).not.toBeInTheDocument()

    await user.click(cards.getByRole('radio', { name: yes }))
    expect(screen.getByLabelText(countLabel)).toHaveValue('1')
    expect(pickers()).toHaveLength(1)
    expect(pickers()[0]).toHaveTextContent(`${name} 1: ${levelLabel} not chosen yet`)
    expect(
      screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['No', yes, ...levels])
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()

    const count = screen.getByLabelText(countLabel)
    await user.clear(count)
    await user.type(count, '9{Tab}')
    expect(count).toHaveValue('5')
    expect(pickers()).toHaveLength(5)
    for (const [index, picker] of pickers().entries()) {
      expect(picker).toHaveTextContent(`${name} ${index + 1}: ${levelLabel} not chosen yet`)
    }
    await user.clear(count)
    await user.type(count, 'two{Tab}')
    expect(count).toHaveValue('1')

    cards.getByRole('radio', { name: yes }).focus()
    await user.keyboard('{ArrowLeft}')
    expect(cards.getByRole('radio', { name: 'No' })).toBeChecked()
    expect(pickers()).toEqual([])
    expect(screen.queryByLabelText(countLabel)).not.toBeInTheDocument()
  },
)

test.each([
  ['income', { has1099: true }, '“Complex”'],
  ['income', { hasInvestmentIncome: true }, '“Complex”'],
  ['business', { hasBusiness: true }, '“Business”'],
  ['farm', { hasFarm: true }, '“Complex”'],
  ['rental', { hasRental: true }, '“Complex”'],
] as const)(
  'only hints at another type at question %s for %j on a simple return (D14)',
  async (...row) => {
    const [step, answers, better] = row
    await open(step, answers)
    expect(screen.getByText(/That still works here/)).toHaveTextContent(better)
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
)

test.each([
  ['business', { hasBusiness: true }, 'line 28 of last year’s Schedule C'],
  ['farm', { hasFarm: true }, 'line 33 of last year’s Schedule F'],
  ['rental', { hasRental: true }, 'line 3 of last year’s Schedule E'],
] as const)('says at question %s with %j where the amount stands', async (step, answers, place) => {
  await open(step, answers)
  expect(screen.getByText(`Not sure? Look at ${place}.`)).toBeVisible()
})

test('asks whoever chose a self-employed return for the level at once, and takes a No with one press', async () => {
  await open('return-type')
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: /^Business/ }))
  for (let step = 1; step < 4; step++) await user.click(screen.getByText('Continue'))
  expect(screen.getByRole('group', { name: /^Business 1/ })).toHaveTextContent('not chosen')
  expect(screen.getByRole('radio', { name: 'Yes, I have a business' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'No' }))
  expect(screen.queryByRole('group', { name: /^Business 1/ })).toBeNull()
  expect(screen.getByText(ASK_FOR_BUSINESS)).toBeVisible()
})

const ASK_FOR_BUSINESS = /switch this on to include your business in the price/

test('asks a self-employed return without a business to switch it on', async () => {
  await open('business', { returnType: 'business' })
  expect(screen.getByText(ASK_FOR_BUSINESS)).toBeVisible()
})

test.each([
  ['business', { returnType: 'business', hasBusiness: true }],
  ['business', { returnType: 'complex' }],
  ['farm', { returnType: 'business' }],
] as const)('does not ask for a business at question %s for %j', async (step, answers) => {
  await open(step, answers)
  expect(screen.queryByText(ASK_FOR_BUSINESS)).toBeNull()
})
