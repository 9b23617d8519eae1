import { ANY_SIZE, expect, test, untilHydrated } from '../../e2e/base.ts'
import { checkAllRules } from '../../e2e/axe.ts'
import { ageSession, enterNewCode, openDesk } from '../../e2e/office-steps.ts'
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

test('a table asks for a code in place, then downloads, and the trail names it', async ({
  page,
  expectConsole,
}, { project }) => {
  expectConsole(/401/)
  const email = `${project.name}@example.com`
  await openDesk(page, email)
  await ageSession(page, 16)
  await page.getByRole('radio', { name: 'More' }).check({ force: true })
  await page.getByLabel('First day').fill('2026-01-05')
  await page.getByRole('button', { name: 'Save appointments' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await expect(dialog.getByText('This needs a code from the last 15 minutes.')).toBeVisible()
  await checkAllRules(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toContainText('This needs a code')

  await page.getByRole('button', { name: 'Save appointments' }).click()
  const download = page.waitForEvent('download')
  await enterNewCode(page, email)
  expect((await download).suggestedFilename()).toMatch(/^appointments-2026-01-05-to-/)
  await expect(page.getByLabel('First day')).toHaveValue('2026-01-05')

  await page.getByText('Who deleted, saved or changed what').click()
  const entries = page.getByRole('group').getByRole('listitem')
  const newest = entries.filter({ hasText: `${email} saved a table: ` }).first()
  await expect(newest).toContainText(/January 5(?:, 2026)? to /)
  await checkAllRules(page)
})

test('a desk opened again after 12 hours asks for a code and then shows the day', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(/401/)
  const email = 'hours@example.com'
  await openDesk(page, email)
  await ageSession(page, 12 * 60)
  await expect(page.getByRole('alert')).toContainText('You signed in more than 12 hours ago.')
  await page.getByRole('button', { name: 'Enter a new code' }).click()
  await enterNewCode(page, email)
  await expect(page.getByRole('button', { name: 'Add an appointment' })).toBeVisible()
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
