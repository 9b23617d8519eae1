import { site } from '../../../src/config/site.ts'
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

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
})

test('errors appear at their fields, by keyboard alone (R190, R196)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await expect(page.getByText('Please enter an email address or a phone number.')).toBeVisible()
  await expect(page.getByText('Please write a message.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Pat Example')
  await page.getByLabel('Phone').fill('740 555')
  await page.getByLabel('Message').fill('My number is 219-09-9999')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/phone number with area code/)).toBeVisible()
  await expect(page.getByText(/looks like it contains a Social Security number/)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('My number is 219-09-9999')
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

test('a message caught as spam is kept and never shown as sent (R192)', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(REFUSED)
  await page.goto('/contact')
  await fillIn(page, newEmail())
  await page.locator('input[name="website"]').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'x')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await send(page)
  await expect(page.getByRole('alert')).toContainText('We could not send this.')
  await expect(page.getByRole('alert')).toContainText(site.phone.display)
  await expect(page.getByLabel('Message')).not.toHaveValue('')
})

test('an offline message survives a reload and is sent later (R191)', {
  tag: ANY_SIZE,
}, async ({ page, context, expectConsole }) => {
  expectConsole(REFUSED)
  await page.goto('/contact')
  const email = newEmail()
  await fillIn(page, email)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('alert')).toContainText('We could not reach our server')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('May I bring my papers on Friday?')
  await send(page)
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible()
})

test('a retry after a lost answer sends no second message', { tag: ANY_SIZE }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  await page.goto('/contact')
  const email = newEmail()
  await fillIn(page, email)
  // The message arrives, but its response does not.
  await page.route('**/api/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
    await page.unroute('**/api/contact')
    return
  })
  await new Promise((resolve) => setTimeout(resolve, 2200))
  await send(page)
  await expect(page.getByRole('alert')).toContainText('We could not reach our server')
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
