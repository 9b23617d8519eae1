import { checkBothThemes } from '../../e2e/axe.ts'
import {
  ANY_SIZE,
  expect,
  expectNoSidewaysScroll,
  REFUSED,
  stillMotion,
  test,
  useTheme,
} from '../../e2e/base.ts'
import { fillIn, send } from '../../e2e/contact-steps.ts'
import { readMails } from '../../e2e/office-steps.ts'
import { newEmail } from '../../e2e/sign-in-steps.ts'
import { openUntilLoaded } from './offline.ts'

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
})

test('Send works while the last field shows an error', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Pat Example')
  await page.getByLabel('Message').fill('My number is 219-09-9999')
  await page.getByRole('button', { name: 'Send message' }).click({ delay: 150 })
  await expect(page.getByText(/looks like it contains a Social Security number/)).toBeVisible()
  await expect(page.getByText('Please enter an email address or a phone number.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('a message that cannot be sent survives a reload, and a retry after a lost answer sends no second one (R191)', {
  tag: ANY_SIZE,
}, async ({ page, context, expectConsole }) => {
  expectConsole(REFUSED)
  const email = newEmail()
  const unreachable = page.getByRole('alert').filter({ hasText: 'We could not reach our server' })
  await openUntilLoaded(page, '/contact')
  // The code of the week comes last, and then marks today.
  await expect(page.locator('.place-week small')).toHaveCount(7)
  await context.setOffline(true)
  await fillIn(page, email)
  await send(page)
  await expect(unreachable).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('May I bring my papers on Friday?')

  // The message arrives, but its response does not.
  await page.route('**/api/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
    await page.unroute('**/api/contact')
    return
  })
  await send(page)
  await expect(unreachable).toBeVisible()
  await send(page)
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible()
  await expect.poll(() => readMails(page, email)).toHaveLength(1)
})

test('the errors and the confirmation are accessible in both themes and fit the window', async ({
  page,
}) => {
  await useTheme(page, 'light')
  await page.goto('/contact')
  await send(page)
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
  await fillIn(page, newEmail())
  await send(page)
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible()
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
})
