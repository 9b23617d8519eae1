import { ANY_SIZE, expect, test } from './base'

const PATH = '/resources/tax-payment-center'

test('it begins with an individual’s federal tax and opens official pages in a new tab', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto(PATH)
  const result = page.getByRole('region', { name: 'Where to pay' })
  const link = result.getByRole('link', { name: 'Open IRS Direct Pay' })
  await expect(link).toHaveAttribute('href', 'https://www.irs.gov/payments/direct-pay')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(result.getByText('Bank routing and account number').first()).toBeVisible()
  await expect(
    page.getByText(/EFTPS has taken no new individuals since October 17, 2025/),
  ).toBeVisible()
  await expect(page.getByText(/last checked on November 21, 2026/)).toBeVisible()
})
