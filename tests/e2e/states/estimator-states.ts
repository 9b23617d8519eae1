import { expect, type Page } from '../base.ts'
import { chooseReturn, continueFrom } from '../estimator-steps.ts'
import type { State } from './state.ts'

const CHEAPER = 'v=1&type=simple'
const MORE_EXPENSIVE = 'v=1&type=business&business=over5k'
const PARTIAL = 'v=1&type=simple&farm=none'
const INCOMPLETE = 'v=1&type=business'
const MISMATCH = 'v=1&type=simple&business=under2k'
const LONG = 'v=1&type=family&dependents=5&business=over5k,under2k,none&local=1'

/** Opens the results of a shared link. */
export async function openResults(page: Page, answers: string): Promise<void> {
  await page.goto('/pricing')
  await page.goto(`/#estimate?${answers}`)
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible()
}

const STEPS: readonly State[] = [1, 2, 3, 4, 5, 6, 7].map((step) => ({
  name: `wizard-step-${step}`,
  view: '#estimate',
  open: async (page) => {
    await page.goto('/')
    await chooseReturn(page, step === 3 ? 'Family' : 'Complex')
    await continueFrom(page, 1, step)
    // A step's code may still be loading.
    await expect(page.locator('#estimate').getByText('Loading...')).toBeHidden()
    if (step >= 4 && step <= 6) await page.getByRole('radio', { name: /^Yes/ }).check()
  },
}))

/** The estimator's questions, notices and results. */
export const ESTIMATOR_STATES: readonly State[] = [
  ...STEPS,
  {
    name: 'wizard-select-open',
    view: 'window',
    open: async (page) => {
      await page.goto('/')
      await chooseReturn(page, 'Complex')
      await continueFrom(page, 1, 2)
      await page.getByRole('combobox', { name: /Number of W-2s/ }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'wizard-unreadable-link',
    view: '#estimate',
    open: async (page) => {
      await page.goto('/#estimate?v=1&type=zzz')
      await expect(page.getByText('This estimate link cannot be read.')).toBeVisible()
    },
  },
  {
    name: 'wizard-notice',
    view: '#estimate',
    open: async (page) => {
      await page.goto('/#estimate?v=7&type=complex')
      await expect(page.getByText('Reload this page')).toBeVisible()
    },
  },
  { name: 'results-cheaper', open: (page) => openResults(page, CHEAPER) },
  { name: 'results-more-expensive', open: (page) => openResults(page, MORE_EXPENSIVE) },
  { name: 'results-partial', open: (page) => openResults(page, PARTIAL) },
  { name: 'results-incomplete', open: (page) => openResults(page, INCOMPLETE) },
  {
    name: 'results-mismatch',
    open: async (page) => {
      await openResults(page, MISMATCH)
      await expect(page.getByRole('group', { name: /return may fit better$/ })).toBeVisible()
    },
  },
  {
    name: 'results-shared',
    open: async (page) => {
      await page.goto('/')
      await chooseReturn(page, 'Complex')
      await page.goto(`/#estimate?${CHEAPER}`)
      await expect(page.getByText('This is a shared estimate.')).toBeVisible()
    },
  },
  {
    name: 'results-printed',
    open: async (page) => {
      await openResults(page, LONG)
      await page.emulateMedia({ media: 'print' })
    },
  },
  { name: 'results-long', open: (page) => openResults(page, LONG) },
  {
    name: 'results-email',
    open: async (page) => {
      await openResults(page, LONG)
      await page.getByRole('button', { name: 'Email it to me' }).click()
      await expect(page.getByLabel('Your email address')).toBeFocused()
    },
  },
]
