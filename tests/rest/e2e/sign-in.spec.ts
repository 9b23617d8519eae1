import { checkBothThemes } from '../../e2e/axe.ts'
import {
  ANY_SIZE,
  expect,
  expectAfterRetries,
  expectNoSidewaysScroll,
  type Page,
  REFUSED,
  stillMotion,
  test,
  useTheme,
} from '../../e2e/base.ts'
import { askForCode, breakSignIn, newEmail, readCode, signIn } from '../../e2e/sign-in-steps.ts'

test.beforeEach(async ({ page }) => stillMotion(page))

test('the longest address in a message fits the window', async ({ page }) => {
  const email = `${'nameofmanyletters'.repeat(2)}${newEmail()}`
  await askForCode(page, email)
  await expect(page.getByText(email)).toBeInViewport({ ratio: 1 })
})

test('a code from a text message signs in (R197-R199)', { tag: ANY_SIZE }, async ({ page }) => {
  const number = `+1740555${String(Math.floor(Math.random() * 9000) + 1000)}`
  await askForCode(page, number.slice(2))
  await page.getByLabel('Code').fill(await readCode(page, number.slice(1)))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/Signed in as \(740\) 555-\d{4}/)).toBeVisible()
  await expect(page.getByText(/list appointments by email address/)).toBeVisible()
})

test('a pasted code with spaces works (R213)', { tag: ANY_SIZE }, async ({ page }) => {
  const email = newEmail()
  await askForCode(page, email)
  const code = await readCode(page, email)
  await page.getByLabel('Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

test('a new code replaces the old one (R214)', { tag: ANY_SIZE }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  await page.clock.install()
  const email = newEmail()
  await askForCode(page, email)
  const old = await readCode(page, email)
  await expect(page.getByText(/New code in/)).toBeVisible()
  await page.clock.fastForward(61_000)
  // The server's own pause is a second in these tests.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText(/Only the newest one works/)).toBeVisible()
  await page.getByLabel('Code').fill(old)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/wrong or has expired/)).toBeVisible()
  await page.getByLabel('Code').fill(await readCode(page, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

test('a reload keeps the step while the code is on its way', { tag: ANY_SIZE }, async ({
  page,
}) => {
  const email = newEmail()
  await askForCode(page, email)
  await page.reload()
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible()
  await page.getByRole('button', { name: /Change/ }).click()
  await expect(page.getByLabel('Email or mobile number')).toBeVisible()
})

test('a reload after the code has expired keeps the address', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.clock.install()
  const email = newEmail()
  await askForCode(page, email)
  await page.clock.fastForward('11:00')
  await page.reload()
  await expect(page.getByLabel('Email or mobile number')).toHaveValue(email)
})

test('without text messages, a code by mail signs in (R212)', { tag: ANY_SIZE }, async ({
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  await breakSignIn(page, baseURL ?? '', 'send-hook-timeout')
  await page.goto('/auth')
  await page.getByLabel('Email or mobile number').fill('(740) 555-0142')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/can’t send text messages right now. Use your email/)).toBeVisible()
  await checkBothThemes(page)
  await breakSignIn(page, baseURL ?? '', '')
  await signIn(page)
})

for (const [fault, message] of [
  ['send-502', /not working right now/],
  ['send-drop', /can’t reach the sign-in service/],
  ['send-garbage', /can’t reach the sign-in service|went wrong/],
  ['send-429', /wait a moment/],
  ['send-500', /not working right now/],
] as const) {
  test(`a failure to send (${fault}) shows a message and keeps the address (R212)`, {
    tag: ANY_SIZE,
  }, async ({ page, baseURL, expectConsole }) => {
    if (fault !== 'send-garbage') expectConsole(REFUSED)
    await breakSignIn(page, baseURL ?? '', fault)
    const email = newEmail()
    await page.goto('/auth')
    await page.getByLabel('Email or mobile number').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByLabel('Email or mobile number')).toHaveValue(email)
    await breakSignIn(page, baseURL ?? '', '')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code')).toBeVisible()
  })
}

for (const [fault, message] of [
  ['verify-502', /not working right now/],
  ['verify-garbage', /can’t reach the sign-in service|went wrong/],
  ['verify-429', /Too many tries/],
] as const) {
  test(`a failure to check (${fault}) shows a message and keeps the code valid (R212)`, {
    tag: ANY_SIZE,
  }, async ({ page, baseURL, expectConsole }) => {
    if (fault !== 'verify-garbage') expectConsole(REFUSED)
    const email = newEmail()
    await askForCode(page, email)
    const code = await readCode(page, email)
    await breakSignIn(page, baseURL ?? '', fault)
    await page.getByLabel('Code').fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByLabel('Code')).toHaveValue(code)
    await breakSignIn(page, baseURL ?? '', '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/account')
  })
}

test('a silent server ends in a message', { tag: ANY_SIZE }, async ({ page, baseURL }) => {
  await page.clock.install()
  await breakSignIn(page, baseURL ?? '', 'send-timeout')
  await page.goto('/auth')
  await page.getByLabel('Email or mobile number').fill(newEmail())
  const asked = page.waitForRequest('**/auth/v1/otp*')
  await page.keyboard.press('Enter')
  await asked
  await page.clock.fastForward(16_000)
  await expect(page.getByText(/can’t reach the sign-in service/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeEnabled()
})

test('sign-out works on this device when the server is down', { tag: ANY_SIZE }, async ({
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  await signIn(page)
  await breakSignIn(page, baseURL ?? '', 'logout-502')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(notice(page, 'You are signed out here only.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('other devices may still be signed in')
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('tabs share sign-in and sign-out (R215)', { tag: ANY_SIZE }, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await signIn(page)
  const footer = other.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Your account' })).toBeVisible()
  // Wait for the response to its request for appointments: signing out would make a pending one fail.
  await expect(page.getByText('None yet')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(footer.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(notice(other, 'You are signed out. Sign in again to continue.')).toBeVisible()
})

test('a sign-out on another device is noticed', { tag: ANY_SIZE }, async ({
  page,
  browser,
  baseURL,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  const email = await signIn(page)
  const elsewhere = await browser.newPage({ baseURL })
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await signIn(elsewhere, email)
  await elsewhere.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(notice(elsewhere, 'You are signed out on all your devices.')).toBeVisible()
  await elsewhere.close()
  await page.reload()
  await expect(notice(page, 'You are signed out. Sign in again to continue.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a banned user is signed out and told to call', { tag: ANY_SIZE }, async ({
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  await signIn(page)
  // A response to its request for appointments, which must not fail.
  await expect(page.getByText('None yet')).toBeVisible()
  await breakSignIn(page, baseURL ?? '', 'user-banned')
  await page.reload()
  await expect(page.getByText(/Your account is locked/)).toBeVisible()
  await expect(page.getByText(/Signed in as/)).toHaveCount(0)
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByText('You are not signed in.')).toBeVisible()
})

test('an expired session waits while the sign-in service is away (R207)', {
  tag: ANY_SIZE,
}, async ({ page, baseURL, expectConsole }) => {
  expectConsole(REFUSED)
  expectConsole(/AuthRetryableFetchError/)
  await page.clock.install()
  const email = await signIn(page)
  await expireSession(page)
  await breakSignIn(page, baseURL ?? '', 'refresh-503')
  const away = page.getByText(/can’t reach the sign-in service/)
  for (const path of ['/office', '/account']) {
    await page.goto(path)
    await expectAfterRetries(page, away)
    await expect(page.getByText(/not signed in|Please sign in/)).toHaveCount(0)
  }
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
  await breakSignIn(page, baseURL ?? '', '')
  await expectAfterRetries(page, page.getByText(`Signed in as ${email}`))
})

test('a session refreshes before it expires (R206)', { tag: ANY_SIZE }, async ({ page }) => {
  await page.clock.install()
  const email = await signIn(page)
  const refreshed = page.waitForResponse(/\/auth\/v1\/token\?grant_type=refresh_token/)
  await page.clock.fastForward(3_540_000)
  expect((await refreshed).status()).toBe(200)
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
})

test('an invalid refresh token signs out once with a notice (R208)', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(REFUSED)
  // The account checks whether the session is still valid. That response must not hit the fault.
  const checked = page.waitForResponse(/\/auth\/v1\/user/)
  await signIn(page)
  await checked
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    const past = Math.floor(Date.now() / 1000) - 60
    localStorage.setItem(
      key,
      JSON.stringify({ ...session, refresh_token: 'dead', expires_at: past }),
    )
  })
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url())
  })
  await page.reload()
  await expect(notice(page, 'You are signed out. Sign in again to continue.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(refreshes).toHaveLength(1)
})

test('a refresh that fails briefly is retried (R207)', { tag: ANY_SIZE }, async ({
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  const email = await signIn(page)
  await expireSession(page)
  await breakSignIn(page, baseURL ?? '', 'refresh-502')
  const failed = page.waitForResponse((response) => response.status() === 502)
  await page.reload()
  await failed
  await breakSignIn(page, baseURL ?? '', '')
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
})

test('sign-in lasts for this visit when storage is blocked', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  const email = await signIn(page)
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
})

test('sign-in returns once to the page where it started (R27, R216)', { tag: ANY_SIZE }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/services/payroll')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth')
  const email = newEmail()
  await page.getByLabel('Email or mobile number').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').fill(await readCodeWhenSent(page, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/payroll')
  const place = isMobile ? page.getByRole('contentinfo') : page.getByRole('banner')
  await place.getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL('/account')
})

test('leaving the sign-in page opens the requested page', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto('/services/payroll')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
})

test('every sign-in state is accessible in both themes and fits the window', async ({
  page,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  await useTheme(page, 'light')
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await checkBothThemes(page)
  const email = newEmail()
  await askForCode(page, email)
  await page.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/wrong or has expired/)).toBeVisible()
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Code').fill(await readCode(page, email))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Signed in as/)).toBeVisible()
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
})

async function expireSession(page: Page) {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
  })
}

const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text)

async function readCodeWhenSent(page: Page, email: string) {
  await expect(page.getByLabel('Code')).toBeVisible()
  return readCode(page, email)
}
