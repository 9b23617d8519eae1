import { randomUUID } from 'node:crypto'
import { site } from '../../src/config/site'
import { ANY_SIZE, expect, ONLY_PHONE, type Page, stillMotion, test } from './base'
import { times, turnToOwnDay } from './booking-steps'
import { calculate, chooseReturn, continueFrom } from './estimator-steps'
import { comeFromNewAddress, readMails } from './office-steps'

// From the first tap to a booked time, by finger, by keyboard and by ear.

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
  await comeFromNewAddress(page)
})

/** Counts what a finger does, on every page of the visit. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () =>
      sessionStorage.setItem('taps', `${Number(sessionStorage.getItem('taps') ?? 0) + 1}`)
    document.addEventListener('pointerdown', count, { capture: true })
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')))
}

test('eight taps to the price, thirteen to a booked time with the estimate in its note', {
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
  // A visitor takes a time of the first day shown; tests beside this one have days of their own.
  await (await turnToOwnDay(page)).click()
  const apart = (await taps()) - 9
  await times(page).first().tap()
  const email = `pat-${randomUUID().slice(0, 8)}@example.com`
  await page.getByLabel('Name').tap()
  await page.keyboard.type('Pat Example')
  await page.getByLabel('Email').tap()
  await page.keyboard.type(email)
  await expect(page.getByText(/Held for you until/)).toBeVisible()
  await page.getByRole('button', { name: /^Book / }).tap()
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused()
  expect((await taps()) - apart).toBe(13)
  const toOffice = async () =>
    (await readMails(page, site.email)).find((mail) => mail.includes(email))
  await expect.poll(toOffice).toContain(`Online estimate: ${price}. Simple return, state.`)
})

test('by keyboard alone, from the result to a changed answer and to a time', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/#estimate?v=1&type=simple')
  await page.getByRole('button', { name: 'Back to Form' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'What kind of return is it?' })).toBeFocused()
  for (let step = 1; step <= 7; step++) {
    await page.getByRole('button', { name: /^(Continue|Calculate Savings)$/ }).press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const tabTo = async (name: string) => {
    const focused = page.locator(':focus')
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(focused).toHaveAccessibleName(name, { timeout: 50 })
    }).toPass({ intervals: [0] })
  }
  await tabTo('Back to Form')
  await tabTo('Schedule Free Consultation')
  await tabTo('Print')
  await tabTo('Change: Simple return')
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

/** What a screen reader says by itself: the names of what takes the focus, and places that fill. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) heard.push(`focus: ${target.textContent}`)
    })
    new MutationObserver((changes) => {
      const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]))
      for (const { target } of changes) {
        const place = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status], [role=alert]',
        )
        // One that comes with its words is not announced.
        const isNew = [...added].some((node) => node !== place && node.contains(place ?? null))
        if (place?.textContent && !isNew && !added.has(place)) heard.push(place.textContent)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('a screen reader hears the heading, then the price, once', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto('/')
  await chooseReturn(page, 'Simple')
  await continueFrom(page, 1, 7)
  const heard = await listen(page)
  await calculate(page)
  await expect
    .poll(async () => (await heard()).slice(-2))
    .toEqual([
      'focus: Your estimate',
      expect.stringMatching(
        /^Your price with us: \$\d+, \$\d+ less than H&R Block, [\d.]+% less\.$/,
      ),
    ])
  expect((await heard()).filter((words) => words.startsWith('Your price'))).toHaveLength(1)
})

test('its tree names the price, the difference, their price and every line', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/#estimate?v=1&type=simple')
  await expect(page.getByRole('region', { name: 'Estimate your cost' })).toMatchAriaSnapshot(`
    - region "Estimate your cost":
      - heading "Your estimate" [level=1]
      - paragraph: Simple return, state
      - button "Back to Form"
      - status: /Your price with us/
      - region "Your price with us":
        - heading "Your price with us" [level=2]
        - paragraph: /\\$\\d+/
        - paragraph: Protection Plus included
      - region "Difference from H&R Block":
        - paragraph: /\\$\\d+ less than H&R Block/
        - paragraph: /[\\d.]+% less than its price on our list/
        - region "H&R Block, our list"
      - link "Schedule Free Consultation"
      - link /555-0142/
      - list "Keep this estimate"
      - table "Every charged line, with us and at H&R Block":
        - rowgroup:
          - row /On this return With us H&R Block list of/
        - rowgroup:
          - row /Simple return/
          - row /State return.* Free \\$\\d+/
          - row /Protection Plus.* not included/
        - rowgroup:
          - row /Total \\$\\d+ \\$\\d+/
  `)
})
