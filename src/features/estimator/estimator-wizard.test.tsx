import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { sessionStore } from '@/lib/storage.ts'
import { EstimatorWizard } from './estimator-wizard.tsx'
import { DEFAULT_FORM } from './form.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import { serializeAnswers } from './saved-answers.ts'
import { loadLaterSteps, type StepOrResults } from './steps.ts'
// The wizard imports these lazily. Imported here, no test waits for them.
import './parse-answers.ts'
import './results.tsx'

beforeAll(loadLaterSteps)

function open(step: StepOrResults, hash = '') {
  const form = { ...DEFAULT_FORM, returnType: 'simple' } as const
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
  expect(screen.getByText(/This estimate link is newer than/)).toBeVisible()
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

test('says that a level must be chosen to be priced', async () => {
  open('business')
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText('Yes, I have a business'))
  expect(screen.getByText('Choose one to include it in the price.')).toBeVisible()
  await user.click(screen.getByLabelText('Under $2,000'))
  expect(await screen.findByText(/^About a minute/)).toBeVisible()
  expect(screen.queryByText('Choose one to include it in the price.')).toBeNull()
})

test('keeps focus in a question while its answer changes, then returns it to the line', async () => {
  open('results', '#estimate?v=1&type=simple&business=over5k')
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText(/^Change: Business/))
  await user.click(screen.getByLabelText('More: Number of businesses'))
  expect(screen.getByLabelText('More: Number of businesses')).toHaveFocus()
  expect(screen.getByText('Choose each level again')).toHaveRole('status')
  await user.click(screen.getByText('Done'))
  await waitFor(() => expect(screen.getByLabelText(/^Change: Business 1/)).toHaveFocus())
})

test('focuses the results after Calculate Savings', async () => {
  open('state-local')
  await userEvent.click(await screen.findByText('Calculate Savings'))
  expect(await screen.findByText('Your estimate')).toHaveFocus()
})
