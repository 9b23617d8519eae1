import { randomInt, randomUUID } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import { FORM_MIN_SECONDS } from '../../../src/shared/contracts/fields.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import { checkAllRules } from '../../e2e/axe.ts'
import { ANY_SIZE, expect, type Page, test } from '../../e2e/base.ts'
import { ageSession, enterNewCode, openDesk, readMails } from '../../e2e/office-steps.ts'
import { newEmail } from '../../e2e/sign-in-steps.ts'
import { readPdf } from './pdf-lines.ts'
import { APPOINTMENT, DESK } from '../../fixtures/desk.ts'

// The desk books its own times, as the booking tests do; tests that want the same time move to another.

test('a visitor loads no desk code before the desk, and reads there what it is and where clients go', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) loaded.push(response.url())
  })
  await page.goto('/')
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((url) => /office(?!-notice)/.test(url))).toEqual([])
  await page.goto('/office')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(main.getByRole('term')).toHaveText(['Calendar', 'Inbox', 'Hours', 'More'])
  await main.getByRole('link', { name: 'Schedule a consultation' }).click()
  await expect(page).toHaveURL('/schedule')
})

test(
  'a table asks for a code in place, then downloads, and the trail names it',
  { tag: ANY_SIZE },
  async ({ page, expectConsole }, { project }) => {
    expectConsole(/401/)
    const email = `${project.name}@example.com`
    await openDesk(page, email)
    await ageSession(page, 16)
    await page.getByRole('radio', { name: 'More' }).check({ force: true })
    await page.getByLabel('First day').fill('2026-01-05')
    await page.getByRole('button', { name: 'Save appointments' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
    await expect(dialog.getByText('This needs a code from the last 15 minutes.')).toBeVisible()
    await checkAllRules(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert')).toContainText('This needs a code')

    await page.getByRole('button', { name: 'Save appointments' }).click()
    const download = page.waitForEvent('download')
    await enterNewCode(page, email)
    expect((await download).suggestedFilename()).toMatch(/^appointments-2026-01-05-to-/)
    await expect(page.getByLabel('First day')).toHaveValue('2026-01-05')

    await page.getByText('Who deleted, saved or changed what').click()
    const entries = page.getByRole('group').getByRole('listitem')
    const newest = entries.filter({ hasText: `${email} saved a table: ` }).first()
    await expect(newest).toContainText(/January 5(?:, 2026)? to /)
    await checkAllRules(page)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the desk says what it needs and shows nothing loading', { tag: ANY_SIZE }, async ({
    page,
  }) => {
    await page.goto('/office')
    const need = page.locator('main noscript p')
    await expect(need).toBeVisible()
    await expect(need).toHaveText('The desk needs JavaScript.')
    await expect(page.getByText('Opening the desk…')).toBeHidden()
  })
})

/** Sends what one of the site's forms sends, each time as another visitor. */
async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
  const headers = {
    Origin: new URL(page.url()).origin,
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': address,
  }
  return page.request.post(path, { headers, data })
}

/** The hidden fields of a form, once a person could have filled it in. */
async function readFormParts(page: Page): Promise<object> {
  const { formToken } = await (await page.request.get('/api/contact')).json()
  await page.waitForTimeout(FORM_MIN_SECONDS * 1000)
  return { formToken, website: '' }
}

test(
  'the desk finds messages and marks several as answered',
  { tag: ANY_SIZE },
  async ({ page }, { project }) => {
    await openDesk(page, `${project.name}-answers@example.com`)
    const word = newEmail().slice(4, 12)
    const parts = await readFormParts(page)
    for (const name of ['Lee', 'Sam', 'Robin']) {
      const message = { name: `${name} ${word}`, email: newEmail(), message: `About ${word}` }
      expect((await post(page, '/api/contact', { ...message, ...parts })).ok()).toBe(true)
    }
    await page.getByLabel('Search').fill(`about ${word}`)
    await expect(page.getByText('Found: 3 messages, 0 appointments')).toBeVisible()
    expect(page.url()).not.toContain(word)
    await page.getByRole('button', { name: 'Choose several messages' }).click()
    await page.getByRole('checkbox', { name: 'Choose all shown (3)' }).check()
    await page.getByRole('checkbox', { name: `Choose Sam ${word}` }).uncheck()
    await checkAllRules(page)
    await page.getByRole('button', { name: 'Mark 2 as answered' }).click()
    await expect(page.getByRole('heading', { name: 'Mark 2 messages as answered?' })).toBeFocused()
    await page.getByRole('button', { name: 'Mark 2 messages as answered' }).click()
    await expect(
      page.getByRole('heading', { name: 'Marked as answered: 2 messages' }),
    ).toBeFocused()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Choose several messages' })).toBeFocused()
    await expect(page.getByRole('button', { name: /^Mark as answered/ })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Open again/ })).toHaveCount(2)
    await page.getByRole('button', { name: 'Close the search' }).click()
    await expect(page.getByLabel('Search')).toBeFocused()
  },
)

test(
  'the desk cancels several appointments at once and tells each client',
  { tag: ANY_SIZE },
  async ({ page }, { project }) => {
    await openDesk(page, `${project.name}-cancels@example.com`)
    const word = newEmail().slice(4, 12)
    const emails = [newEmail(), newEmail()]
    const parts = await readFormParts(page)
    const free = await page.request.get('/api/availability?topic=consultation&days=31')
    const { days }: { days: { times: string[] }[] } = await free.json()
    // Other tests book times as well.
    const times = days.flatMap((day) => day.times).toReversed()
    for (const email of emails) {
      const visitor = { name: `Client ${word}`, email, way: 'video' }
      const book = async (start: string | undefined): Promise<void> => {
        const booking = { topic: 'consultation', start, ...visitor, ...parts }
        const status = (await post(page, '/api/bookings', booking)).status()
        if (status === 409) return book(times.shift())
        expect(status).toBe(201)
      }
      await book(times.shift())
    }
    await page.getByLabel('Search').fill(word)
    await expect(page.getByText('Found: 0 messages, 2 appointments')).toBeVisible()
    await page.getByRole('button', { name: 'Choose several appointments' }).click()
    await page.getByRole('checkbox', { name: 'Choose all shown (2)' }).check()
    await page.getByRole('button', { name: 'Cancel 2' }).click()
    await expect(page.getByRole('heading', { name: 'Cancel 2 appointments?' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'Who' }).getByText(`Client ${word}`)).toHaveCount(2)
    await checkAllRules(page)
    await page.getByRole('button', { name: 'Cancel 2 appointments' }).click()
    await expect(page.getByRole('heading', { name: 'Canceled: 2 appointments' })).toBeFocused()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Canceled', { exact: true })).toHaveCount(2)
    for (const email of emails) {
      await expect
        .poll(async () => (await readMails(page, email)).join())
        .toContain('Appointment canceled: ')
    }
  },
)

/** Opens the desk again on a day with eight appointments and with one person on the waitlist. */
async function fillDesk(page: Page): Promise<void> {
  const today = officeDate(new Date())
  const appointments = Array.from({ length: 8 }, (_, index) => {
    const [start, end] = [`${today}T${14 + index}:00:00.000Z`, `${today}T${14 + index}:45:00.000Z`]
    const note = index % 2 ? 'My estimate: $160 here, $255 at H&R Block.' : null
    return { ...APPOINTMENT, reference: `B-0000000${index}`, start, end, note }
  })
  const wish = { part: 'morning', weekdays: [2], day: null }
  const waiting = { ...APPOINTMENT, id: '1', wish, joinedAt: APPOINTMENT.start, lastDay: today }
  await page.route('**/api/office*', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'GET'
          ? { ...DESK, today, appointments, days: [{ ...DESK.days[0], date: today }] }
          : { waiting: [{ ...waiting, offer: null }] },
    }),
  )
  await page.reload()
}

test(
  'a day’s sheet prints on one page, empty or full, and the waitlist without its controls',
  { tag: ANY_SIZE },
  async ({ page }, { project }) => {
    const print = async () => readPdf(await page.pdf({ format: 'Letter' }))
    await openDesk(page, `${project.name}-pages@example.com`)
    await page.getByRole('radio', { name: 'Day' }).check({ force: true })
    await page.getByRole('button', { name: 'Earlier' }).click()
    await expect(page.getByText('No appointments.')).toBeVisible()
    expect((await print()).pages, 'an empty day').toBe(1)

    await fillDesk(page)
    await expect(page.getByRole('button', { name: /^\d+:00 .M Pat Example/ })).toHaveCount(8)
    const sheet = await print()
    expect(sheet.pages, 'a full day').toBe(1)
    const lines = sheet.texts.map(({ text }) => text).join('\n')
    expect(lines.match(/Pat Example/g), 'each once').toHaveLength(8)
    expect(lines).toContain('(740) 555-0199')
    await page.getByRole('radio', { name: /^Inbox/ }).check({ force: true })
    await page.getByRole('radio', { name: /^Waitlist/ }).check({ force: true })
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pat Example' })
    await expect(rows).toHaveCount(1)
    const texts = (await print()).texts.map(({ text }) => text)
    expect(texts).toContain('Waitlist')
    expect(texts).toContain('Pat Example')
    expect(texts).not.toContain('Answered')
  },
)
