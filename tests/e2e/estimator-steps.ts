import { site } from '../../src/config/site'
import type { EstimatorForm } from '../../src/features/estimator/form'
import { parseShareHash } from '../../src/features/estimator/parse-share-hash'
import { estimatePrice } from '../../src/features/estimator/pricing'
import { SHARE_PREFIX, SHARE_VERSION } from '../../src/features/estimator/share-hash'
import { formatDollars } from '../../src/lib/money'
import { formatPercent } from '../../src/lib/percent'
import { expect, type Page } from './base'

export const RETURN_TYPES = ['Simple', 'Complex', 'Family', 'Business'] as const

export async function chooseReturn(page: Page, type: (typeof RETURN_TYPES)[number]): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check()
}

export async function continueTo(page: Page, step: number): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`Step ${step} of 7`)).toBeVisible()
}

/** Goes on with Continue from one step (1 to 7) to another. */
export async function continueFrom(page: Page, from: number, to: number): Promise<void> {
  for (let step = from + 1; step <= to; step++) await continueTo(page, step)
}

export async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate Savings' }).click()
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible()
}

/** Answers written as in a shared link: "type=simple&local=1". */
export function formOf(answers: string): EstimatorForm {
  const shared = parseShareHash(`${SHARE_PREFIX}v=${SHARE_VERSION}&${answers}`)
  if (shared.kind !== 'ok') throw new Error(`No shared link: ${answers}`)
  return shared.form
}

/**
 * Checks both totals and the comparison on screen. They are reckoned from the price list in use, since
 * the firm changes prices without us; what the rules come to is held by pricing.test.ts.
 */
export async function expectEstimate(page: Page, answers: string): Promise<void> {
  const { dresdenPrice, hrBlockPrice, savings, savingsPercentage } = estimatePrice(formOf(answers))
  const totals = page.getByRole('row', { name: /^Total/ })
  await expect(totals.first()).toContainText(formatDollars(dresdenPrice))
  await expect(totals.last()).toContainText(formatDollars(hrBlockPrice))
  const percent = formatPercent(Math.abs(savingsPercentage))
  const comparison =
    savings < 0
      ? `more than ${site.competitor}, ${percent} more than its price`
      : `${percent} less than ${site.competitor}`
  await expect(page.getByText(comparison, { exact: true })).toBeVisible()
}
