import { checkBothThemes } from '../../e2e/axe.ts'
import {
  ANY_SIZE,
  expect,
  expectNoSidewaysScroll,
  stillMotion,
  test,
  useTheme,
} from '../../e2e/base.ts'
import {
  book,
  booked,
  fillIn,
  openSchedule,
  pickTime,
  times,
  turnToOwnDay,
} from '../../e2e/booking-steps.ts'
import { readMails } from '../../e2e/office-steps.ts'
import { newEmail, signIn } from '../../e2e/sign-in-steps.ts'

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
})

test('the keyboard alone books a time, and the focus ring of a day is fully visible', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await openSchedule(page)
  const day = await turnToOwnDay(page)
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
  await page.keyboard.press('Space')
  await times(page).last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/We’re holding/)).toBeVisible()
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('Pat Example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('740 555 0199')
  await page.keyboard.press('Enter')
  await expect(booked(page)).toBeFocused()
})

test('asks for the first times once, together with the code of the page', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // Every page also asks what the office has changed.
    if (search !== '?office=today') asked.push(pathname)
  })
  await page.goto('/schedule')
  await expect(times(page).first()).toBeVisible()
  expect(asked.filter((path) => path === '/api/availability')).toHaveLength(1)
  const code = asked.findIndex((path) => path.startsWith('/assets/schedule-'))
  expect(code).toBeGreaterThan(-1)
  expect(asked.indexOf('/api/availability')).toBeLessThan(code)
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

test('the form and the confirmation are accessible in both themes and fit the window, and lamps light up unless motion is reduced', async ({
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

for (const timezoneId of ['Pacific/Honolulu', 'Asia/Tokyo']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('books the office’s times, and the mail names the same', { tag: ANY_SIZE }, async ({
      page,
    }) => {
      await openSchedule(page)
      const held = page.waitForRequest((request) => request.url().endsWith('/api/holds'))
      await pickTime(page)
      const { start }: { start: string } = (await held).postDataJSON()
      const inOffice = (options: Intl.DateTimeFormatOptions) =>
        new Date(start)
          .toLocaleString('en-US', { timeZone: 'America/New_York', ...options })
          .replace(/\s/g, ' ')
      const time = inOffice({ timeStyle: 'short' })
      await expect(times(page).and(page.locator('[aria-pressed=true]'))).toHaveText(time)
      const email = newEmail()
      await fillIn(page, email)
      await book(page)
      await expect(booked(page)).toBeVisible()
      const day = inOffice({ month: 'long', day: 'numeric', year: 'numeric' })
      await expect
        .poll(() => readMails(page, email))
        .toContainEqual(expect.stringContaining(`${day} at ${time}`))
    })
  })
}
