import { site } from '../../../src/config/site.ts'
import {
  ANY_SIZE,
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  test,
} from '../../e2e/base.ts'
import { openAndGoOffline } from './offline.ts'

const PATH = '/resources/tax-payment-center'

test('the payment finder works by keyboard and offline, and sends nothing', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  const requests = await openAndGoOffline(page, PATH)
  const result = page.getByRole('region', { name: 'Where to pay' })

  await page.getByRole('radio', { name: 'Individual' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked()
  await expect(result.getByRole('link', { name: 'Open EFTPS' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Federal income tax due' })).toBeFocused()
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Ohio sales tax' })).toBeChecked()
  await expect(result.getByRole('heading', { name: 'Ohio sales tax' })).toBeVisible()
  await expect(result.getByRole('link', { name: 'Open Ohio Business Gateway' })).toHaveAttribute(
    'href',
    'https://gateway.ohio.gov',
  )

  // An employer has no sales tax, so the finder continues with the employer's first payment.
  await page.getByRole('radio', { name: 'Business' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Federal payroll tax' })).toBeChecked()
  await expect(result.getByText('are deposited electronically')).toBeVisible()

  await checkAccessibility(page)
  await expectNoSidewaysScroll(page)
  expect(requests).toEqual([])
})

test('the payment finder prints on three pages with the choice, its addresses and the office', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto(PATH)
  const pdf = await page.pdf({ format: 'Letter', printBackground: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('https://www.irs.gov/payments/direct-pay')).toBeVisible()
  await expect(page.getByText(`${site.address.street}, ${site.address.city}`).first()).toBeVisible()
})

test('every payment and official page shows without JavaScript', { tag: ANY_SIZE }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Every payment at a glance' })).toBeVisible()
  await page.getByRole('heading', { name: 'Business', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Ohio Business Gateway' }).first()).toBeVisible()
  await page.getByRole('heading', { name: 'Ohio income tax payments' }).click()
  await expect(page.getByText('Four-digit school district number').first()).toBeVisible()
  await context.close()
})
