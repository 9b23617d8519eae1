import { expect, type Page } from './base.ts'

export const CALCULATOR = '/resources/tax-calculator'

export const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })

export async function enterFamily(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /Filing status/ }).click()
  await page.getByRole('option', { name: 'Married filing jointly' }).click()
  await page.getByRole('button', { name: 'More: Children under 17' }).click()
  await page.getByRole('textbox', { name: 'Your wages' }).fill('52,306')
  await page.getByRole('textbox', { name: 'Spouse’s wages' }).fill('$28,290')
  await page.getByRole('textbox', { name: 'Federal tax withheld' }).fill('4310')
  await page.getByText('Interest, gains, pensions, rent').click()
  await page.getByRole('textbox', { name: 'Interest', exact: true }).fill('1,234')
  await page.getByText('Ages and other dependents').click()
  await page.getByRole('button', { name: 'More: Other dependents' }).click()
}

export async function expectRefund(page: Page, refund: string): Promise<void> {
  const heading = result(page).getByRole('heading', { name: 'Your federal refund would be about' })
  await expect(heading.locator('+ p')).toHaveText(refund)
}
