import { checkBothThemes } from './axe.ts'
import { ANY_SIZE, expect, expectNoSidewaysScroll, type Page, test } from './base.ts'

const PATH = '/resources/deadlines'

/** The next date with something due. */
const next = (page: Page) => page.locator('.tool-next')

/** Opens the page on the given date. */
async function openOn(page: Page, day: string) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00-05:00`))
  await page.goto(PATH)
}

test('the keyboard alone filters deadlines by situation', { tag: ANY_SIZE }, async ({ page }) => {
  await openOn(page, '2026-11-21')
  await expect(page.getByRole('heading', { name: 'Deadlines 2026 and 2027' })).toBeVisible()
  await expect(next(page)).toHaveText(/Nov 23[\s,]*in 2 days:/i, { useInnerText: true })
  await page.getByRole('checkbox', { name: /I farm/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('11 dates ahead: I farm')).toBeVisible()
  await expect(next(page)).toHaveText(/Dec 31[\s,]*in 40 days:/i, { useInnerText: true })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(
    page.getByText(/ahead: I farm; My town or school district taxes income/),
  ).toBeVisible()
  const summary = page.locator('summary', { hasText: 'April 2027' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Village or city return: file and pay for 2026')).toBeVisible()
})

test('the month view links a marked day to its deadlines', async ({ page }) => {
  await openOn(page, '2026-11-21')
  await page.getByRole('radio', { name: 'Month' }).check()
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await page.getByRole('button', { name: '5 due on Tuesday, December 15' }).click()
  await expect(page.locator('#due-2026-12-15')).toBeFocused()
  await expect(page.locator('#due-2026-12-15')).toContainText('Corporate estimated tax')
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
})
