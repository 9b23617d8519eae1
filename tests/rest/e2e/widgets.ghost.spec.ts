import { expect, type Page, stillMotion, test } from '../../e2e/base.ts'

/**
 * A chat and a social feed on another host, as configured in tests/rest/preview-ghost.ts. In these tests the
 * host fails.
 */

test.beforeEach(async ({ page }) => stillMotion(page))

const WIDGETS = 'https://widgets.example.com/**'
const FAILED = /Failed to load resource/

/** Stands in for the host, and records which of its files were requested. */
async function answerWidgets(page: Page, answer: 'blocked' | 'there') {
  const requests: string[] = []
  await page.route(WIDGETS, async (route) => {
    requests.push(new URL(route.request().url()).pathname)
    if (answer === 'blocked') await route.abort()
    if (answer === 'there') {
      await route.fulfill({ contentType: 'text/javascript', body: 'window.widget = true' })
    }
  })
  return requests
}

test('the social feed loads when visible and leaves with its page (R78)', async ({ page }) => {
  const requests = await answerWidgets(page, 'there')
  await page.goto('/')
  expect(requests).toEqual([])
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    expect(requests).toEqual(['/social.js'])
  }).toPass()
  const feed = page.locator('section').filter({ hasText: 'Next deadline' })
  await expect(feed.getByRole('link').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await expect(page.locator('script[src*="widgets"]')).toHaveCount(0)
})

test('the chat loads on a retry once its host is back (R53)', async ({ page, expectConsole }) => {
  expectConsole(FAILED)
  const refused = await answerWidgets(page, 'blocked')
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  expect(refused).toEqual([])
  const panel = page.getByRole('dialog', { name: 'Reach us' })
  await panel.getByRole('button', { name: 'Chat with us' }).click()
  await expect(panel.getByText(/could not be loaded/)).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Call / })).toBeVisible()

  await page.unroute(WIDGETS)
  await answerWidgets(page, 'there')
  await panel.getByRole('button', { name: 'Chat with us' }).click()
  await expect(panel).toBeHidden()
  expect(await page.evaluate(() => 'widget' in window)).toBe(true)
})
