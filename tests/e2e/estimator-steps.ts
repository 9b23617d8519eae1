import type { EstimatorForm } from '../../src/shared/estimator/form.ts'
import { parseShareHash } from '../../src/features/estimator/parse-answers.ts'
import { priceReturn } from '../../src/features/estimator/pricing.ts'
import { describeResult } from '../../src/features/estimator/result-text.ts'
import { STEP_IDS, stepNumber } from '../../src/features/estimator/steps.ts'
import type { StepId } from '../../src/shared/estimator/questions.ts'
import { ANSWERS_VERSION, SHARE_PREFIX } from '../../src/shared/estimator/write-answers.ts'
import { formatDollars } from '../../src/shared/money.ts'
import { expect, type Page } from './base.ts'

export const RETURN_TYPES = ['Simple', 'Complex', 'Family', 'Business'] as const

export async function chooseReturn(page: Page, type: (typeof RETURN_TYPES)[number]): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check()
}

/** A step by its id, or by its number, starting at 1. */
type StepName = StepId | number
const numberOf = (step: StepName) => (typeof step === 'number' ? step : stepNumber(step))

export async function continueTo(page: Page, step: StepName): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`Step ${numberOf(step)} of ${STEP_IDS.length}`)).toBeVisible()
}

/** Presses Continue from one step to another. */
export async function continueFrom(page: Page, from: StepName, to: StepName): Promise<void> {
  for (let step = numberOf(from) + 1; step <= numberOf(to); step++) await continueTo(page, step)
}

export async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate Savings' }).click()
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible()
}

/** Goes through the steps to the results, with a simple return and no other answers. */
export async function estimateSimple(page: Page): Promise<void> {
  await chooseReturn(page, 'Simple')
  await continueFrom(page, 'return-type', 'state-local')
  await calculate(page)
}

/** Answers in the format of a shared link: "type=simple&local=1". */
export function formOf(answers: string): EstimatorForm {
  const shared = parseShareHash(`${SHARE_PREFIX}v=${ANSWERS_VERSION}&${answers}`)
  if (shared.kind !== 'ok') throw new Error(`No shared link: ${answers}`)
  return shared.value
}

/**
 * Checks both totals and the comparison on screen. They are computed from the current price list, since the
 * firm changes prices without us; pricing.test.ts checks the rules themselves.
 */
export async function expectEstimate(page: Page, answers: string): Promise<void> {
  const priced = priceReturn(formOf(answers))
  const { dresdenPrice, hrBlockPrice } = priced.estimate
  const totals = page.getByRole('row', { name: /^(Total|So far)/ })
  await expect(totals).toContainText(formatDollars(dresdenPrice))
  await expect(totals).toContainText(formatDollars(hrBlockPrice))
  const result = describeResult(priced)
  const head =
    result.kind === 'incomplete'
      ? result.title
      : result.kind === 'partial'
        ? `${result.gap} ${result.todo}`
        : result.percentage
  await expect(page.getByText(head, { exact: true })).toBeVisible()
}
