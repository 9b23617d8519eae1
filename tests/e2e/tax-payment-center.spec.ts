import { expect, test } from './base.ts'

const PATH = '/resources/tax-payment-center'

test('the payment center links to the official page of the chosen tax (R178)', async ({ page }) => {
  await page.goto(PATH)
  const result = page.getByRole('region', { name: 'Where to pay' })
  const link = result.getByRole('link', { name: 'Open IRS Direct Pay' })
  await expect(link).toHaveAttribute('href', 'https://www.irs.gov/payments/direct-pay')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(result.getByText('Bank routing and account number').first()).toBeVisible()
  await page.getByRole('heading', { name: 'Current rules' }).click()
  await expect(
    page.getByText(/EFTPS has taken no new individuals since October 17, 2025/),
  ).toBeVisible()
  await expect(page.getByText(/last checked on November 21, 2026/)).toBeVisible()

  await page.getByRole('radio', { name: 'Business' }).check()
  await expect(result.getByRole('link', { name: 'Open EFTPS' })).toBeVisible()
  await page.getByRole('radio', { name: 'Ohio sales tax' }).check()
  await expect(result.getByRole('link', { name: 'Open Ohio Business Gateway' })).toHaveAttribute(
    'href',
    'https://gateway.ohio.gov',
  )
})
