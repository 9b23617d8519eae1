import { expect, type Page, stillMotion, test } from '../../e2e/base.ts'

test.beforeEach(({ page }) => stillMotion(page))

const rating = (page: Page) => page.getByText(/our rating on Google Maps. Your browser/)

test('the privacy policy is its summary and folds, which a link, a press or paper opens', async ({
  page,
}) => {
  await page.goto('/privacy')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5500)
  await expect(rating(page)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(rating(page)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('heading', { name: 'The Google rating' }).click()
  await expect(rating(page)).toBeVisible()
  await page.goto('/terms')
  await page.getByRole('heading', { name: 'Google Maps' }).click()
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
  await expect(rating(page)).toBeInViewport()
})

test('without scripts, a fold opens', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/privacy`)
  await page.getByRole('heading', { name: 'The Google rating' }).click()
  await expect(rating(page)).toBeVisible()
  await context.close()
})

test('the list of what is stored needs no sideways scrolling', async ({ page }) => {
  await page.goto('/cookies#storage')
  const table = page.getByRole('table', { name: 'Everything this site stores in your browser' })
  await expect(table).toBeVisible()
  const block = table.getByRole('row').filter({ hasText: 'Kept estimate' })
  await expect(block).toContainText('90 days')
  for (const cell of await table.locator('tbody :is(th, td)').all()) {
    const box = await cell.boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true)
  }
})
