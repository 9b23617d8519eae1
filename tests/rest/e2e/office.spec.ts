import { ANY_SIZE, expect, test, untilHydrated } from '../../e2e/base.ts'
import { signIn } from '../../e2e/sign-in-steps.ts'

// The desk books its own times, as the booking tests do; tests that want the same time move to another.

test('a signed-in client is refused', { tag: ANY_SIZE }, async ({ page, expectConsole }) => {
  expectConsole(/403/)
  await signIn(page)
  await page.goto('/office')
  await expect(page.getByText('This address cannot open the desk.')).toBeVisible()
})

test('a signed-out visitor reads what the desk is and where clients go', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/office')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(main.getByRole('term')).toHaveText(['Calendar', 'Inbox', 'Closed', 'More'])
  await main.getByRole('link', { name: 'Schedule a consultation' }).click()
  await expect(page).toHaveURL('/schedule')
})

test('a visitor’s first scripts contain no desk code', { tag: ANY_SIZE }, async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) loaded.push(response.url())
  })
  await page.goto('/')
  await untilHydrated(page)
  expect(loaded.filter((url) => /office/.test(url))).toEqual([])
  await page.goto('/office')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the desk says what it needs and shows nothing loading', { tag: ANY_SIZE }, async ({
    page,
  }) => {
    await page.goto('/office')
    const need = page.locator('main noscript p')
    await expect(need).toBeVisible()
    await expect(need).toHaveText('The desk needs JavaScript.')
    await expect(page.getByText('Opening the desk…')).toBeHidden()
  })
})
