import { checkBothThemes } from '../../e2e/axe.ts'
import {
  ANY_SIZE,
  expect,
  expectNoSidewaysScroll,
  ONLY_PHONE,
  test,
  useTheme,
} from '../../e2e/base.ts'
import { openAndGoOffline } from './offline.ts'

const PAGE = '/resources/tax-prep-checklist'
/** A word longer than a phone is wide. */
const OWN_LINE = 'Receipt_of_the_well_pump_bought_in_Zanesville.pdf'

test.describe('the checklist', () => {
  test('works by keyboard alone', { tag: ANY_SIZE }, async ({ page }) => {
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Use my price estimator answers' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Spouse', exact: true })).toBeChecked()

    await page.getByRole('checkbox', { name: 'Ohio 529 savings' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('summary', { hasText: 'You and your family' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: /^Photo ID/ })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.locator('#checklist-progress')).toHaveText(/^1 of/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: /^Photo ID/ })).toBeHidden()
    await expect(page.getByRole('checkbox', { name: /^Last year’s federal/ })).toBeFocused()

    await page.getByRole('textbox', { name: 'Add your own line' }).focus()
    await page.keyboard.type(OWN_LINE)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: OWN_LINE })).toBeVisible()
    await page.getByText('Not mine (1)').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: /^Photo ID/ })).toBeChecked()
  })

  test('works offline once it is open', { tag: ANY_SIZE }, async ({ page, context }) => {
    await openAndGoOffline(page, PAGE)
    await page.getByRole('button', { name: 'Use my price estimator answers' }).click()
    await expect(page.getByText(/no estimator answers/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Business', exact: true }).check()
    await page.getByRole('checkbox', { name: /^Payroll reports/ }).check()
    await page.getByRole('textbox', { name: 'Add your own line' }).fill(OWN_LINE)
    await page.getByRole('button', { name: 'Add line' }).click()
    await expect(page.getByRole('checkbox', { name: OWN_LINE })).toBeVisible()
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('checkbox', { name: /^Payroll reports/ })).toBeChecked()
    const saved = await page.evaluate(() => localStorage.getItem('checklist'))
    expect(saved).toContain(OWN_LINE)
    await context.setOffline(false)
  })

  test('is readable half filled in both themes', { tag: ONLY_PHONE }, async ({ page }) => {
    await useTheme(page, 'light')
    await page.goto(PAGE)
    await page.getByRole('checkbox', { name: 'Wages', exact: true }).check()
    await page.getByRole('checkbox', { name: /^W-2 from/ }).check()
    await page.getByRole('button', { name: 'Not mine: Photo ID' }).click()
    await page.getByText('Not mine (1)').click()
    await checkBothThemes(page)
    await expectNoSidewaysScroll(page)
  })

  test('shows the whole list without JavaScript', { tag: ANY_SIZE }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(PAGE)
    for (const fold of await page.locator('main details > summary').all()) await fold.click()
    for (const name of [/^W-2 from every employer/, /^Crop insurance papers/, /^School district/]) {
      await expect(page.getByRole('checkbox', { name })).toBeVisible()
    }
    await context.close()
  })
})
