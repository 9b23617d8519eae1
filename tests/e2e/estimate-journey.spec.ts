import { site } from '../../src/config/site.ts'
import { ANY_SIZE, expect, ONLY_PHONE, type Page, stillMotion, test } from './base.ts'
import { offerOwnDays, times, turnToOwnDay } from './booking-steps.ts'
import { readMails } from './office-steps.ts'
import { newEmail } from './sign-in-steps.ts'

// From the first tap to a booking, by touch, by keyboard and with a screen reader.

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
})

/** Counts taps on every page of the visit. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () =>
      sessionStorage.setItem('taps', `${Number(sessionStorage.getItem('taps') ?? 0) + 1}`)
    document.addEventListener('pointerdown', count, { capture: true })
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')))
}

test('a price takes eight taps, a booking with the estimate in its note thirteen', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  const taps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('radio', { name: /^Simple/ }).tap()
  for (let step = 2; step <= 7; step++) {
    // Two quick taps on one spot are a double tap, which counts once (R109).
    const position = { x: 20 + 50 * (step % 2), y: 20 }
    await page.getByRole('button', { name: 'Continue' }).tap({ position })
    await expect(page.getByText(`Step ${step} of 7`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Calculate Savings' }).tap()
  const figure = page.getByRole('region', { name: 'Your price with us' })
  const [price = ''] = /\$\d+/.exec((await figure.textContent()) ?? '') ?? []
  expect(await taps()).toBe(8)

  await page.getByRole('link', { name: 'Schedule Free Consultation' }).tap()
  await expect(times(page).first()).toBeVisible()
  expect(await taps()).toBe(9)
  // A visitor takes a time on the first day shown; parallel tests have their own days.
  await (await turnToOwnDay(page)).click()
  const apart = (await taps()) - 9
  await times(page).first().tap()
  const email = newEmail()
  await page.getByLabel('Name', { exact: true }).tap()
  await page.keyboard.type('Pat Example')
  await page.getByLabel('Email').tap()
  await page.keyboard.type(email)
  await expect(page.getByText(/We’re holding/)).toBeVisible()
  await page.getByRole('button', { name: /^Book / }).tap()
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused()
  expect((await taps()) - apart).toBe(13)
  const toOffice = async () =>
    (await readMails(page, site.email)).find((mail) => mail.includes(email))
  await expect.poll(toOffice).toContain(`Online estimate: ${price}. Simple return, state.`)
})

test('who comes back books with at most four taps from the home page, and first sees what is booked', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await offerOwnDays(page)
  const taps = await countTaps(page)
  const countFromHome = async () => {
    await page.goto('/')
    await page.evaluate(() => sessionStorage.removeItem('taps'))
  }
  const send = async () => {
    const strip = page.getByRole('complementary', { name: 'Your appointment' })
    const [day = ''] = /\w{3}, \w{3} \d+/.exec((await strip.textContent()) ?? '') ?? []
    await page.getByRole('button', { name: /^Book / }).tap()
    await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused()
    await expect(page.locator('.booked-day')).toContainText(day.split(' ').at(-1) ?? '?')
  }

  await test.step('with an estimate kept on the device', async () => {
    await page.goto('/#estimate?v=1&type=simple')
    await page.getByRole('button', { name: /^Keep for 90 days/ }).tap()
    await page.evaluate(() => sessionStorage.clear())
    await countFromHome()
    await page.getByRole('link', { name: 'Schedule Free Consultation' }).tap()
    await page.getByLabel('Name', { exact: true }).tap()
    await page.keyboard.type('Pat Example')
    await page.getByLabel('Email').tap()
    await page.keyboard.type(newEmail())
    await send()
    expect(await taps()).toBe(4)
  })
  await test.step('remembered, after a first booking that asked for it', async () => {
    await page.goto('/schedule')
    await page.getByLabel('Name', { exact: true }).fill('Pat Example')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByRole('checkbox', { name: /^Remember my name/ }).check()
    await send()
    await page.evaluate(() => localStorage.removeItem('estimatorKept'))
    await countFromHome()
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Book' }).tap()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Pat Example')
    await send()
    expect(await taps()).toBe(2)
  })
})

test('the keyboard alone leads from the result to a changed answer and a booking', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/#estimate?v=1&type=simple')
  await page.getByRole('button', { name: 'Back to Form' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'What kind of return is it?' })).toBeFocused()
  for (let step = 1; step <= 7; step++) {
    await page.getByRole('button', { name: /^(Continue|Calculate Savings)$/ }).press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const tabTo = async (name: string | RegExp) => {
    const focused = page.locator(':focus')
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(focused).toHaveAccessibleName(name, { timeout: 50 })
    }).toPass({ intervals: [0] })
  }
  await tabTo('Back to Form')
  await tabTo('Schedule Free Consultation')
  await tabTo('Print')
  await tabTo(/^Change: Simple return/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What kind of return is it?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Complex/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Change: Complex return' })).toBeFocused()
  await tabTo('Pick a time')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Note/)).toHaveValue(/^Online estimate: \$\d+\. Complex return/)
})
