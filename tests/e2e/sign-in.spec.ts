import { ANY_SIZE, expect, type Page, REFUSED, stillMotion, test } from './base.ts'
import { askForCode, newEmail, readCode, signIn } from './sign-in-steps.ts'

test.beforeEach(async ({ page }) => stillMotion(page))

test('an anonymous visitor loads no sign-in code and sends no sign-in request', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => /\/auth\/v1|auth-client/.test(url))).toEqual([])
})

test('a code from the mail signs in and leads to the account, without a cookie (R172, R197-R199, R205, R216)', async ({
  page,
}) => {
  const email = await signIn(page)
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Client Portal.*new tab/ }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start your checklist' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
})

test('wrong, used and expired codes show a message and keep the input (R212)', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(REFUSED)
  const email = newEmail()
  await askForCode(page, email)
  const code = await readCode(page, email)
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/not right/)).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()

  await page.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(notice(page, 'You are signed out on all your devices.')).toBeVisible()

  await page.evaluate(
    (address) =>
      sessionStorage.setItem(
        'signIn',
        JSON.stringify({ address: { email: address }, sentAt: Date.now() }),
      ),
    email,
  )
  await page.goto('/auth')
  await page.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/not right/)).toBeVisible()
})

test('from a device whose clock is a day slow, a token that the server no longer takes is renewed once', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(REFUSED)
  await page.clock.install({ time: Date.now() - 86_400_000 })
  const sent: string[] = []
  const json = { error: { code: 'unauthorized', message: 'Please sign in.' } }
  await page.route('/api/bookings', async (route) => {
    const token = route.request().headers()['authorization'] ?? ''
    sent.push(token)
    // A token renewed within the same second is the same.
    if (sent.length === 1) await route.fulfill({ status: 401, json })
    else await route.continue()
  })
  await signIn(page)
  await expect(page.getByRole('link', { name: 'Book a time' })).toBeVisible()
  expect(sent).toHaveLength(2)
})

const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text)
