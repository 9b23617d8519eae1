import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { sessionStore } from '@/lib/storage.ts'
import { EstimatorWizard } from './estimator-wizard.tsx'
import { DEFAULT_FORM } from '@/shared/estimator/form.ts'
import type { ScreenReturnType } from '@/shared/estimator/questions.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import { serializeAnswers } from './saved-answers.ts'
import { loadLaterSteps } from './steps/step-fields.tsx'
import type { StepOrResults } from './steps.ts'
// The wizard imports these lazily. Imported here, no test waits for them.
import './parse-answers.ts'
import './results.tsx'
import './wizard-foot.tsx'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

beforeAll(loadLaterSteps)

function open(step: StepOrResults, hash = '', returnType: ScreenReturnType = 'simple') {
  const form = { ...DEFAULT_FORM, returnType }
  sessionStore.set(ANSWERS_KEY, serializeAnswers(form, step))
  render(
    <MemoryRouter initialEntries={[`/${hash}`]}>
      <EstimatorWizard layout="full" />
    </MemoryRouter>,
  )
}

test.each([
  ['business', 'Do you run a business?'],
  ['results', 'Your estimate'],
] as const)('reports a broken link and keeps the step %s', async (step, heading) => {
  open(step, '#estimate?v=7&type=complex')
  expect(await screen.findByText(heading)).toBeVisible()
  expect(screen.getByText(/^Reload this page, then open the link again/)).toBeVisible()
})

test('keeps a shared estimate on Use it and focuses its heading', async () => {
  open('business', '#estimate?v=1&type=family&dependents=2')
  await userEvent.click(await screen.findByText('Use it'))
  expect(screen.queryByText('This is a shared estimate.')).toBeNull()
  expect(screen.getByText('Your estimate')).toHaveFocus()
})

test('goes back to the visitor’s own answers on Start over in a shared estimate', async () => {
  open('business', '#estimate?v=1&type=family&dependents=2')
  const user = userEvent.setup()
  expect(await screen.findByText('Your own answers are kept.', { exact: false })).toBeVisible()
  await user.click(screen.getByText('Start over'))
  expect(await screen.findByText('Do you run a business?')).toBeVisible()
  expect(screen.queryByText('This is a shared estimate.')).toBeNull()
  expect(sessionStore.get(ANSWERS_KEY)).toContain('simple')
})

test('says beside the prices so far, on every step, what they leave out (D7, D59)', async () => {
  open('business')
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText('Yes, I have a business'))
  const gap = 'Your business is not in this price yet.'
  expect(await screen.findByText(`${gap} Choose its size.`)).toBeVisible()
  await user.click(screen.getByText('Continue'))
  expect(await screen.findByText(gap)).toBeVisible()
  await user.click(screen.getByText('Back'))
  await user.click(await screen.findByLabelText('Under $2,000'))
  expect(screen.queryByText(gap, { exact: false })).toBeNull()
})

const barWidths = () =>
  screen.getAllByRole('definition').map((row) => row.querySelector('i')?.style.width)

test('shows both prices so far as bars on one scale from the second step on', async () => {
  open('income')
  expect(await screen.findByText('So far with us')).toBeVisible()
  const rows = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(rows()).toEqual(['$110', '$225'])
  expect(barWidths()).toEqual(['48.8889%', '100%'])
  await userEvent.click(screen.getByLabelText(/^I have 1099 income/))
  expect(rows()).toEqual(['$135', '$275'])
})

test.each([
  ['at the first step', 'return-type', 'simple'],
  ['while a self-employed return has no priced business (D1)', 'income', 'business'],
] as const)('shows no prices %s', async (_, step, returnType) => {
  open(step, '', returnType)
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled()
  expect(screen.queryByText('So far with us')).toBeNull()
})

test('keeps an unfinished estimate only once the visitor says so, and forgets it again', async () => {
  open('farm')
  const keep = () => screen.findByRole('button', { name: 'Keep on this device for 90 days' })
  await keep()
  expect(localStorage.getItem('estimatorKept')).toBeNull()
  await userEvent.click(await keep())
  expect(localStorage.getItem('estimatorKept')).toContain('&step=farm')
  expect(screen.getByText(/^Kept on this device until/)).toHaveRole('status')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(localStorage.getItem('estimatorKept')).toContain('&step=rental')
  await userEvent.click(await screen.findByRole('button', { name: 'Forget it' }))
  expect(localStorage.getItem('estimatorKept')).toBeNull()
  expect(await keep()).toBeVisible()
})

test('keeps focus in a question while its answer changes and says what that cleared, then returns it to the line (R99)', async () => {
  open('results', '#estimate?v=1&type=simple&business=over5k')
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText(/^Change: Business/))
  // Screen readers only announce a message if its container was there before.
  const places = screen.getAllByRole('status')
  await user.click(screen.getByLabelText('More: Number of businesses'))
  expect(screen.getByLabelText('More: Number of businesses')).toHaveFocus()
  expect(places).toContain(screen.getByText('Choose each level again'))
  await user.click(screen.getByText('Done'))
  await waitFor(() => expect(screen.getByLabelText(/^Change: Business 1/)).toHaveFocus())
})

test('focuses the results after Calculate Savings', async () => {
  open('state-local')
  await userEvent.click(await screen.findByText('Calculate Savings'))
  expect(await screen.findByText('Your estimate')).toHaveFocus()
})
