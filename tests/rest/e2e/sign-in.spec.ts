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

test('a code from a text message, pasted with spaces, signs in (R197-R199, R213)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  const number = `+1740555${String(Math.floor(Math.random() * 9000) + 1000)}`
  await askForCode(page, number.slice(2))
  const code = await readCode(page, number.slice(1))
  await page.getByLabel('Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/Signed in as \(740\) 555-\d{4}/)).toBeVisible()
  await expect(page.getByText(/list appointments by email address/)).toBeVisible()
})

/** Each fault of sending with its message, which differs from the one before. */
const SEND_FAULTS = [
  ['send-502', /not working right now/],
  ['send-drop', /can’t reach the sign-in service/],
  ['send-429', /wait a moment/],
  ['send-500', /not working right now/],
  ['send-garbage', /can’t reach the sign-in service|went wrong/],
] as const

test('each failure to send shows a message and keeps the address, and a later try sends (R212)', {
  tag: ANY_SIZE,
}, async ({ page, baseURL, expectConsole }) => {
  expectConsole(REFUSED)
  await page.goto('/auth')
  const address = page.getByLabel('Email or mobile number')
  await breakSignIn(page, baseURL ?? '', 'send-hook-timeout')
  await address.fill('(740) 555-0142')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/can’t send text messages right now. Use your email/)).toBeVisible()
  await checkBothThemes(page)

  const email = newEmail()
  await address.fill(email)
  for (const [fault, message] of SEND_FAULTS) {
    await test.step(fault, async () => {
      await breakSignIn(page, baseURL ?? '', fault)
      await page.keyboard.press('Enter')
      await expect(page.getByText(message)).toBeVisible()
      await expect(address).toHaveValue(email)
    })
  }
  await breakSignIn(page, baseURL ?? '', '')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code')).toBeVisible()
})

/** The same for checking. */
const VERIFY_FAULTS = [
  ['verify-502', /not working right now/],
  ['verify-429', /Too many tries/],
  ['verify-garbage', /can’t reach the sign-in service|went wrong/],
] as const

test('each failure to check shows a message and keeps the code valid (R212)', {
  tag: ANY_SIZE,
}, async ({ page, baseURL, expectConsole }) => {
  expectConsole(REFUSED)
  const email = newEmail()
  await askForCode(page, email)
  const code = await readCode(page, email)
  await page.getByLabel('Code').fill(code)
  for (const [fault, message] of VERIFY_FAULTS) {
    await test.step(fault, async () => {
      await breakSignIn(page, baseURL ?? '', fault)
      await page.keyboard.press('Enter')
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByLabel('Code')).toHaveValue(code)
    })
  }
  await breakSignIn(page, baseURL ?? '', '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

test('tabs share sign-in and sign-out (R215)', { tag: ANY_SIZE }, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await signIn(page)
  const footer = other.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Your account' })).toBeVisible()
  // Wait for the response to its request for appointments: signing out would make a pending one fail.
  await expect(page.getByRole('link', { name: 'Book a time' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(footer.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(notice(other, 'You are signed out. Sign in again to continue.')).toBeVisible()
})

test('a banned user is signed out and told to call', { tag: ANY_SIZE }, async ({
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  await signIn(page)
  // A response to its request for appointments, which must not fail.
  await expect(page.getByRole('link', { name: 'Book a time' })).toBeVisible()
  await breakSignIn(page, baseURL ?? '', 'user-banned')
  await page.reload()
  await expect(page.getByText(/Your account is locked/)).toBeVisible()
  await expect(page.getByText(/Signed in as/)).toHaveCount(0)
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
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

test('sign-in returns once to the page where it started, and leaving it opens the requested page (R27, R216)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  await page.goto('/services/payroll')
  await footer.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth')
  await footer.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()

  await footer.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth')
  const email = newEmail()
  await page.getByLabel('Email or mobile number').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').fill(await readCodeWhenSent(page, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/terms')
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL('/account')
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
  const longest = `${'nameofmanyletters'.repeat(2)}${newEmail()}`
  await askForCode(page, longest)
  await expect(page.getByText(longest)).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/not right/)).toBeVisible()
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Code').fill(await readCode(page, longest))
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
