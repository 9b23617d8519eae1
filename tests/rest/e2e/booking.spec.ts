import { availabilityResponseSchema } from '../../../src/shared/contracts/availability.ts'
import { checkBothThemes } from '../../e2e/axe.ts'
import {
  comeFromNewAddress,
  ANY_SIZE,
  expect,
  expectAfterRetries,
  expectNoSidewaysScroll,
  ONLY_PHONE,
  REFUSED,
  stillMotion,
  test,
  useTheme,
} from '../../e2e/base.ts'
import {
  book,
  booked,
  days,
  fillIn,
  freeDays,
  openSchedule,
  pickTime,
  times,
  turnToOwnDay,
} from '../../e2e/booking-steps.ts'
import { newEmail, signIn } from '../../e2e/sign-in-steps.ts'

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
})

test('the lamps light up after booking, unless motion is reduced', { tag: ONLY_PHONE }, async ({
  page,
}) => {
  await openSchedule(page)
  await pickTime(page)
  await fillIn(page, newEmail())
  await book(page)
  await expect(booked(page)).toBeVisible()
  const glow = () =>
    page.evaluate(() => {
      const booked = document.querySelector('.booked')
      if (!booked) return null
      const { animationName, animationDuration } = getComputedStyle(booked, '::after')
      return `${animationName} ${animationDuration}`
    })
  expect(await glow()).toMatch(/^none/)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await glow()).toBe('lit 1.8s')
})

test('a taken time is reported to the second visitor at once (R194)', {
  tag: ANY_SIZE,
}, async ({ page, browser, baseURL, expectConsole }) => {
  expectConsole(REFUSED)
  await openSchedule(page)
  await turnToOwnDay(page)
  const second = await browser.newPage({ baseURL, timezoneId: 'America/New_York' })
  await comeFromNewAddress(second.context())
  await openSchedule(second)
  // The console of the losing page is checked.
  await pickTime(second)
  const pressed = second.locator('[aria-pressed=true]')
  const [day = '', time = ''] = await pressed.allTextContents()

  await days(page).filter({ hasText: day }).click()
  await times(page)
    .filter({ hasText: new RegExp(`^${time}`) })
    .click()
  await expect(page.getByRole('alert')).toContainText('This time is not free')
  await expect(page.getByRole('button', { name: 'Pick a time to book' })).toBeDisabled()
  await second.close()
})

test('a phone meeting requires a number, and a note refuses a Social Security number (R196)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await openSchedule(page)
  await pickTime(page)
  await page.getByText('By phone').click()
  await fillIn(page, newEmail())
  await page.getByLabel('Note').fill('219-09-9999')
  await book(page)
  await expect(page.getByText('Please enter the number we should call.')).toBeVisible()
  await expect(page.getByText(/looks like it contains a Social Security number/)).toBeVisible()
})

test('the focus ring of a day is fully visible', async ({ page }) => {
  await openSchedule(page)
  const day = freeDays(page).first()
  await day.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(day).toBeFocused()
  const ring = await day.evaluate((button) => {
    const { outlineStyle, outlineWidth, position } = getComputedStyle(button)
    const around = button.parentElement && getComputedStyle(button.parentElement).overflow
    return { outlineStyle, outlineWidth, position, around }
  })
  expect(ring).toEqual({
    outlineStyle: 'solid',
    outlineWidth: '3px',
    position: 'relative',
    around: 'visible',
  })
})

test('the keyboard alone books a time', { tag: ANY_SIZE }, async ({ page }) => {
  await openSchedule(page)
  await (await turnToOwnDay(page)).focus()
  await page.keyboard.press('Space')
  await times(page).last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Held for you until/)).toBeVisible()
  await page.getByLabel('Name').focus()
  await page.keyboard.type('Pat Example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('740 555 0199')
  await page.keyboard.press('Enter')
  await expect(booked(page)).toBeFocused()
})

test('a day without free times says why and where to look', { tag: ANY_SIZE }, async ({ page }) => {
  // The first two weeks are full.
  await page.route(/api\/availability\?.*days=20/, async (route) => {
    const answer = await route.fetch()
    const free = availabilityResponseSchema.parse(await answer.json())
    await route.fulfill({ json: { ...free, days: [] } })
  })
  await page.goto('/schedule')
  await expect(page.getByText(/These two weeks are full/)).toBeVisible()
  await page.unroute(/api\/availability\?.*days=20/)
  await page.getByRole('button', { name: /Go to the next open day/ }).click()
  await expect(times(page).first()).toBeVisible()
})

test('asks for the first times once, together with the code of the page', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/schedule')
  await expect(times(page).first()).toBeVisible()
  expect(asked.filter((path) => path === '/api/availability')).toHaveLength(1)
  const code = asked.findIndex((path) => path.startsWith('/assets/schedule-'))
  expect(code).toBeGreaterThan(-1)
  expect(asked.indexOf('/api/availability')).toBeLessThan(code)
})

test('a failed load of free times offers a retry', { tag: ANY_SIZE }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  await page.clock.install()
  await page.route('**/api/availability*', (route) => route.abort())
  await page.goto('/schedule')
  await expectAfterRetries(page, page.getByText(/could not be loaded/))
  await page.unroute('**/api/availability*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(times(page).first()).toBeVisible()
})

test('times around the clock change are office times (R193)', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-11T15:00:00Z'))
  await page.route('**/api/availability*', async (route) => {
    const answer = await route.fetch()
    const free = availabilityResponseSchema.parse(await answer.json())
    const spring = [
      { date: '2027-03-12', times: ['2027-03-12T14:00:00Z'] },
      { date: '2027-03-15', times: ['2027-03-15T13:00:00Z'] },
    ]
    await route.fulfill({ json: { ...free, days: spring, lastDay: '2027-05-01' } })
  })
  await page.goto('/schedule')
  for (const day of [/Fri\s*12\s*Mar/, /Mon\s*15\s*Mar/]) {
    await page.getByRole('button', { name: day }).click()
    await expect(times(page)).toHaveText(['9:00 AM'])
  }
})

test('a broken private link explains what to do', { tag: ANY_SIZE }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  await page.goto(`/schedule#booking=${'x'.repeat(43)}`)
  await expect(page.getByText(/We cannot find this appointment/)).toBeVisible()
})

test('a signed-in client sees and changes the booking', { tag: ANY_SIZE }, async ({ page }) => {
  const email = newEmail()
  await openSchedule(page)
  await pickTime(page)
  await fillIn(page, email)
  await book(page)
  await expect(booked(page)).toBeVisible()
  await signIn(page, email)
  await page.getByRole('link', { name: /Change or cancel/ }).click()
  await expect(booked(page)).toBeVisible()
})

test('the estimate enters the note only on a click', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto('/#estimate?v=1&type=simple')
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible()
  await openSchedule(page)
  await expect(page.getByLabel('Note')).toHaveValue('')
  await page.getByRole('button', { name: 'Add my estimate' }).click()
  await expect(page.getByLabel('Note')).toHaveValue(/Online estimate: \$\d+/)
})

test('the form and the confirmation are accessible in both themes and fit the window', async ({
  page,
}) => {
  await useTheme(page, 'light')
  await openSchedule(page)
  await pickTime(page)
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
  await fillIn(page, newEmail())
  await book(page)
  await expect(booked(page)).toBeVisible()
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
})
