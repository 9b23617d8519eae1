import { captchaScript } from './captcha-widget.ts'
import { checkBothThemes } from '../../e2e/axe.ts'
import {
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  type Page,
  stillMotion,
  test,
  useTheme,
} from '../../e2e/base.ts'
import {
  book,
  booked,
  fillIn as fillInBooking,
  openSchedule,
  pickTime,
} from '../../e2e/booking-steps.ts'
import { estimateSimple } from '../../e2e/estimator-steps.ts'
import { fillIn as fillInMessage, send as sendMessage } from '../../e2e/contact-steps.ts'
import { newEmail, readCode } from '../../e2e/sign-in-steps.ts'

/**
 * Sign-in, booking, the contact form and an estimate's mail with a captcha, as configured in
 * tests/rest/preview-ghost.ts. This test stands in for its host.
 */

// vercel.json allows only the configured hosts.
test.use({ bypassCSP: true })
test.beforeEach(async ({ page }) => stillMotion(page))

const CAPTCHA = 'https://challenges.cloudflare.com/**'

async function answerCaptcha(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route(CAPTCHA, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    requests.push(pathname)
    const body = captchaScript('turnstile', searchParams.get('onload') ?? '')
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return requests
}
const widget = (page: Page) => page.getByRole('button', { name: 'Verify you are human' })
const send = (page: Page) => page.getByRole('button', { name: 'Send me a code' })

test('the captcha loads no sooner than on the sign-in page, and its token sends the code', async ({
  page,
}) => {
  const requests = await answerCaptcha(page)
  await page.goto('/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  await expect(widget(page)).toBeVisible()
  expect(requests).toEqual(['/turnstile/v0/api.js'])
  const email = newEmail()
  await page.getByLabel('Email or mobile number').fill(email)
  await send(page).click()
  await expect(page.getByText(/Do this check first/)).toBeVisible()
  await widget(page).click()
  await send(page).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill(await readCode(page, email))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Your account' }),
  ).toBeVisible()
})

test('a message is sent with the captcha, which loads once something is typed', async ({
  page,
}) => {
  const requests = await answerCaptcha(page)
  await page.goto('/contact')
  expect(requests).toEqual([])
  await fillInMessage(page, newEmail())
  await expect(widget(page)).toBeVisible()
  await sendMessage(page)
  await expect(page.getByText(/Do this check first/)).toBeVisible()
  await widget(page).click()
  await sendMessage(page)
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()
})

test('a refused check keeps a booking’s entries, and the next one books it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await answerCaptcha(page)
  await openSchedule(page)
  await pickTime(page)
  await fillInBooking(page, newEmail())
  // A token from an hour ago.
  await page.clock.setFixedTime(Date.now() - 3600_000)
  await widget(page).click()
  await page.clock.setFixedTime(Date.now())
  await book(page)
  await expect(page.getByText(/confirm again that you are a person/)).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Pat Example')
  await widget(page).click()
  await book(page)
  await expect(booked(page)).toBeFocused()
})

test('a refused check keeps the address for an estimate, and the next one sends it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  const requests = await answerCaptcha(page)
  await page.goto('/')
  await estimateSimple(page)
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Email it to me' }).click()
  const field = page.getByLabel('Your email address')
  const email = newEmail()
  await field.fill(email)
  const sendLink = page.getByRole('button', { name: 'Email the link' })
  await sendLink.click()
  await expect(page.getByText(/Do this check first/)).toBeVisible()
  // A token from an hour ago.
  await page.clock.setFixedTime(Date.now() - 3600_000)
  await widget(page).click()
  await page.clock.setFixedTime(Date.now())
  await sendLink.click()
  await expect(page.getByText(/confirm again that you are a person/)).toBeVisible()
  await expect(field).toHaveValue(email)
  await widget(page).click()
  await sendLink.click()
  await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible()
})

test('every captcha state is accessible in both themes and fits 320, 390 and 1280 px', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await useTheme(page, 'light')
  await page.route(CAPTCHA, (route) => route.abort())
  await page.goto('/auth')
  await expect(page.getByText(/The check could not be loaded/)).toBeVisible()
  await checkAtEachWidth(page)
  const email = newEmail()
  await page.getByLabel('Email or mobile number').fill(email)
  // Answers from now on: of two routes, the later one counts.
  await answerCaptcha(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(widget(page)).toBeVisible()
  await expect(page.getByLabel('Email or mobile number')).toHaveValue(email)
  await send(page).click()
  await expect(page.getByText(/Do this check first/)).toBeVisible()
  await checkAtEachWidth(page)
})

async function checkAtEachWidth(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await test.step(`${width} px`, async () => {
      await checkAccessibility(page)
      await expectNoSidewaysScroll(page)
    })
  }
  // The colors are the same at every width.
  await checkBothThemes(page)
}
