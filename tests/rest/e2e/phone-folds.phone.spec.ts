import { expect, type Page, test } from '../../e2e/base.ts'
import { FIXED_PAGES } from '../../e2e/pages.ts'

/** In pixels at 390 px wide, with the footer and the room for the bar. */
const HIGHEST = [
  { paths: /^\/$/, height: 4500 },
  { paths: /^\/pricing$|^\/(services|industries)\/./, height: 3600 },
]

test('pages are about half as long on phones as the sum of their parts', async ({ page }) => {
  test.setTimeout(180_000)
  for (const { paths, height } of HIGHEST) {
    for (const { path } of FIXED_PAGES.filter((row) => paths.test(row.path))) {
      await page.goto(path)
      // What loads once the page is idle is in the HTML at its size.
      const actual = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(actual, path).toBeLessThanOrEqual(height)
    }
  }
})

const step = (page: Page) => page.getByText('You check the register before anyone is paid.')

test('what is folded opens by its heading, also from the keyboard', async ({ page }) => {
  await page.goto('/services/payroll')
  await expect(step(page)).toBeHidden()
  const heading = page.getByRole('heading', { name: 'How it works' })
  await heading.click()
  await expect(step(page)).toBeVisible()
  await page.locator('summary', { has: heading }).focus()
  await page.keyboard.press('Enter')
  await expect(step(page)).toBeHidden()
})

test('what is folded opens when the browser finds text in it', async ({ page }) => {
  await page.goto('/services/payroll#:~:text=You%20check%20the%20register')
  await expect(step(page)).toBeInViewport()
})

test('what is folded opens for a link to a fold in it', async ({ page }) => {
  await page.goto('/services/payroll#figures')
  await expect(page.locator('#figures').getByRole('listitem').first()).toBeVisible()
})

test('what is folded is on paper', async ({ page }) => {
  await page.goto('/services/payroll')
  await page.emulateMedia({ media: 'print' })
  await expect(step(page)).toBeVisible()
})
