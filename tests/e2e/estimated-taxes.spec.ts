import { expect, test } from './base.ts'

test('the typed figures give the next estimated payment and its date (R181)', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00-05:00')
  await page.goto('/resources/estimated-taxes')
  await page.getByLabel('Federal tax of 2025').fill('9,000')
  await page.getByLabel('Federal tax withheld in 2026').fill('3,600')
  const result = page.getByRole('region', { name: 'What to pay' })
  await expect(result).toContainText('$5,400 by January 15, 2027')
  await page.getByText('Tax of 2026, income, farming').click()
  await page.getByLabel('Federal tax you expect for 2026').fill('14,000')
  await expect(result).toContainText('$5,400 by January 15, 2027')
  await expect(result).toContainText('$4,050 of it was due earlier')
  const link = result.getByRole('link', { name: 'Open IRS Direct Pay' })
  await expect(link).toHaveAttribute('href', 'https://www.irs.gov/payments/direct-pay')
})
