import { checkBothThemes } from './axe.ts'
import { expect, expectNoSidewaysScroll, type Page, test } from './base.ts'

const PATH = '/resources/ohio-business-taxes'

const result = (page: Page) => page.getByRole('region', { name: 'Taxes of this business' })

test('a shop with employees finds its taxes by keyboard alone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-05:00'))
  await page.goto(PATH)
  await expect(result(page).getByRole('status')).toHaveText('2 of 12 Ohio taxes apply to you')
  await page.getByRole('combobox', { name: /Kind of business/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /^Sole/ })).toBeFocused()
  await page.keyboard.press('s')
  await expect(page.getByRole('option', { name: 'S corporation' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /Kind of business/ })).toHaveText('S corporation')
  await page.getByRole('checkbox', { name: /Sells goods/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('spinbutton', { name: 'Employees' }).focus()
  await page.keyboard.type('4')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Ohio sales a year' }).focus()
  await page.keyboard.type('9,000,000')
  await page.getByRole('checkbox', { name: /RITA/ }).focus()
  await page.keyboard.press('Space')
  await expect(result(page).getByRole('status')).toHaveText('9 of 12 Ohio taxes apply to you')
  await expect(result(page)).toContainText('About $7,800 a year')
  await expect(
    result(page).getByRole('listitem').filter({ hasText: 'Commercial Activity Tax' }),
  ).toContainText('Feb 10')
  await expect(result(page)).toContainText('Nov 23Next: Sales tax, in 2 days')
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
})
