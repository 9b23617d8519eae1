import { expect, type Page, test } from './base'

/** The sheets in use, in order, by the names of src/styles and of the parts that bring them. */
const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => /(\w[\w-]*)-\w+\.css$/.exec(href ?? '')?.[1]),
  )

test('parts that load later leave the order of the styles as it is', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/resources/tax-calculator')
  await page.getByRole('textbox', { name: 'Wages' }).fill('52306')
  await expect(page.getByRole('img', { name: /^Bar:/ })).toBeVisible()
  expect(await sheetsOf(page)).toEqual(['all', 'result-details'])
  expect(asked.filter((url) => /\/index-\w+\.css$/.test(url))).toEqual([])

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Dresden/ })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  expect((await sheetsOf(page))[0]).toBe('all')
})

test('the home page has its own styles until another page brings those of all', async ({
  page,
}) => {
  await page.goto('/')
  expect(await sheetsOf(page)).toEqual(['index'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  expect(await sheetsOf(page)).toEqual(['index', 'all'])
})
