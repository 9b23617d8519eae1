import { site } from '../../../src/config/site.ts'
import {
  ANY_SIZE,
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  test,
} from '../../e2e/base.ts'
import { openAndGoOffline } from './offline.ts'

const TRACKERS = [
  ['Where’s My Refund?', 'https://www.irs.gov/refunds'],
  ['Ohio refund status', 'https://tax.ohio.gov/refund'],
  ['Where’s My Amended Return?', 'https://www.irs.gov/filing/wheres-my-amended-return'],
] as const

test('the refund helper works by keyboard and offline, and sends nothing', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-03-24T12:00:00-04:00')
  const requests = await openAndGoOffline(page, '/resources/check-refund')

  await page.getByRole('radio', { name: 'E-filed' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Day it was accepted')).toBeFocused()
  await page.keyboard.type('03022026')
  const result = page.getByRole('region', { name: 'When your refund usually arrives' })
  await expect(result.getByText('Was due by March 23, 2026')).toHaveCount(2)
  await expect(result.getByText('The usual time has passed.')).toHaveCount(2)
  await expect(result.getByRole('link', { name: '800-829-1040' })).toBeVisible()

  await page.getByRole('radio', { name: 'Direct deposit' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Check' })).toBeChecked()
  await expect(result.getByText('May 4, 2026 to June 3, 2026')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /earned income credit/ })).toBeChecked()

  await page.getByRole('radio', { name: 'E-filed' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Day you mailed it')).toHaveValue('2026-03-02')
  await expect(result.getByText('April 27, 2026 to May 11, 2026')).toBeVisible()

  await checkAccessibility(page)
  await expectNoSidewaysScroll(page)
  expect(requests).toEqual([])
})

test('the refund page opens the official trackers in a new tab, asks for no personal data and prints its result on three pages (R13, R51, R177)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-03-24T12:00:00-04:00')
  await page.goto('/resources/check-refund')
  const main = page.getByRole('main')
  for (const [name, href] of TRACKERS) {
    const link = main.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  await expect(page.getByText('Exact refund amount in whole dollars')).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(1)
  const accepted = main.getByLabel('Day it was accepted')
  const colorOf = async (day: string, shown: RegExp) => {
    await accepted.fill(day)
    const date = page.getByText(shown).first()
    await expect(date).toBeVisible()
    return date.evaluate((element) => getComputedStyle(element).color)
  }
  const inTime = await colorOf('2026-03-20', /^By April/)
  const late = await colorOf('2026-03-02', /^Was due by March 23, 2026/)
  expect(late, 'a past date in the color of good news').not.toBe(inTime)

  const pdf = await page.pdf({ format: 'Letter', printBackground: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('Was due by March 23, 2026').first()).toBeVisible()
  await expect(page.getByText('https://www.irs.gov/refunds')).toBeVisible()
  await expect(page.getByText(`${site.address.street}, ${site.address.city}`).first()).toBeVisible()
})

test('the trackers and the table of times work without JavaScript', { tag: ANY_SIZE }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/resources/check-refund')
  await expect(page.getByRole('link', { name: 'Ohio refund status' })).toBeVisible()
  await page.getByRole('heading', { name: 'How long a refund usually takes' }).click()
  await expect(page.getByRole('cell', { name: 'About 15 business days' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Letters about your identity' })).toBeVisible()
  await context.close()
})
