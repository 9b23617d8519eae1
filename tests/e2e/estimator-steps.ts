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

/** Checks the two totals on screen, to the dollar. */
export async function expectTotals(page: Page, firm: string, competitor: string): Promise<void> {
  const totals = page.getByRole('row', { name: /^Total/ })
  await expect(totals.first()).toContainText(firm)
  await expect(totals.last()).toContainText(competitor)
}
