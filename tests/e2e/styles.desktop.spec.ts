import { expect, type Page, test } from './base'

/** The sheets in use, in order, named by their files in src/styles or by the parts that bring them. */
const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => /(\w[\w-]*)-[\w-]{8}\.css$/.exec(href ?? '')?.[1]),
  )

test('parts that load later leave the order of the styles as it is', async ({ page }) => {
  await page.goto('/resources/tax-calculator')
  await page.getByRole('textbox', { name: 'Wages' }).fill('52306')
  await expect(page.getByRole('img', { name: /^Bar:/ })).toBeVisible()
  expect(await sheetsOf(page)).toEqual(['index', 'result-details'])

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Dresden/ })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  expect((await sheetsOf(page))[0]).toBe('index')
})
