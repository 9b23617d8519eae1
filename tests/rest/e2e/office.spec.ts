import { randomInt, randomUUID } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import type { DeskAction } from '../../../src/shared/contracts/office-actions.ts'
import { FORM_MIN_SECONDS } from '../../../src/shared/contracts/fields.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import { checkAllRules } from '../../e2e/axe.ts'
import { ANY_SIZE, expect, type Page, test, untilHydrated } from '../../e2e/base.ts'
import { ageSession, enterNewCode, openDesk, readMails } from '../../e2e/office-steps.ts'
import { newEmail, signIn } from '../../e2e/sign-in-steps.ts'
import { readPdf } from './pdf-lines.ts'
import { APPOINTMENT, DESK, MESSAGE } from '../../fixtures/desk.ts'

// The desk books its own times, as the booking tests do; tests that want the same time move to another.

test('a signed-in client is refused', { tag: ANY_SIZE }, async ({ page, expectConsole }) => {
  expectConsole(/403/)
  await signIn(page)
  await page.goto('/office')
  await expect(page.getByText('This address cannot open the desk.')).toBeVisible()
})

test('a signed-out visitor reads what the desk is and where clients go', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/office')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(main.getByRole('term')).toHaveText(['Calendar', 'Inbox', 'Hours', 'More'])
  await main.getByRole('link', { name: 'Schedule a consultation' }).click()
  await expect(page).toHaveURL('/schedule')
})

test('a visitor’s first scripts contain no desk code', { tag: ANY_SIZE }, async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) loaded.push(response.url())
  })
  await page.goto('/')
  await untilHydrated(page)
  expect(loaded.filter((url) => /office/.test(url))).toEqual([])
  await page.goto('/office')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
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

test('a desk opened again after 12 hours asks for a code and then shows the day', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(/401/)
  const email = 'hours@example.com'
  await openDesk(page, email)
  await ageSession(page, 12 * 60)
  await expect(page.getByRole('alert')).toContainText('You signed in more than 12 hours ago.')
  await page.getByRole('button', { name: 'Enter a new code' }).click()
  await enterNewCode(page, email)
  await expect(page.getByRole('button', { name: 'Add an appointment' })).toBeVisible()
})

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
  'the desk shows how many messages there are and loads older ones',
  { tag: ANY_SIZE },
  async ({ page }, { project }) => {
    await openDesk(page, `${project.name}-pages@example.com`)
    // Sending so many would take a minute. The functions' tests page through real ones.
    const references = Array.from({ length: 202 }, (_, index) => `M-${10_000_202 - index}`)
    await page.route('**/api/office', async (route) => {
      const action: DeskAction = route.request().postDataJSON()
      if (action.action !== 'messages') return route.continue()
      const from = references.indexOf(action.after?.reference ?? '') + 1
      const shown = references.slice(from, from + 100)
      const next = from + 100 < references.length ? { at: MESSAGE.receivedAt } : null
      const messages = shown.map((reference) => ({ ...MESSAGE, reference }))
      const answer = { messages, next: next && { ...next, reference: shown.at(-1) } }
      return route.fulfill({ json: { ...answer, count: references.length } })
    })
    await page.getByRole('radio', { name: /^Inbox/ }).check({ force: true })
    await expect(page.getByText('100 of 202, newest first')).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByText('200 of 202, newest first')).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByText('202 of 202, newest first')).toBeVisible()
    await expect(page.getByText('M-10000001')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  },
)

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

test(
  'an empty day’s sheet prints on one page',
  { tag: ANY_SIZE },
  async ({ page }, { project }) => {
    await openDesk(page, `${project.name}@example.com`)
    await page.getByRole('radio', { name: 'Day' }).check({ force: true })
    await page.getByRole('button', { name: 'Earlier' }).click()
    await expect(page.getByText('No appointments.')).toBeVisible()
    const { pages } = await readPdf(await page.pdf({ format: 'Letter' }))
    expect(pages).toBe(1)
  },
)

test(
  'a full day’s sheet prints on one page, and the waitlist without its controls',
  { tag: ANY_SIZE },
  async ({ page }, { project }) => {
    await openDesk(page, `${project.name}@example.com`)
    const today = officeDate(new Date())
    const appointments = Array.from({ length: 8 }, (_, index) => {
      const [start, end] = [
        `${today}T${14 + index}:00:00.000Z`,
        `${today}T${14 + index}:45:00.000Z`,
      ]
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
    await page.getByRole('radio', { name: 'Day' }).check({ force: true })
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pat Example' })
    await expect(rows).toHaveCount(8)
    const day = await readPdf(await page.pdf({ format: 'Letter' }))
    expect(day.pages).toBe(1)
    await page.getByRole('radio', { name: /^Inbox/ }).check({ force: true })
    await page.getByRole('radio', { name: /^Waitlist/ }).check({ force: true })
    await expect(rows).toHaveCount(1)
    const list = await readPdf(await page.pdf({ format: 'Letter' }))
    const texts = list.texts.map(({ text }) => text)
    expect(texts).toContain('Waitlist')
    expect(texts).toContain('Pat Example')
    expect(texts).not.toContain('Answered')
  },
)
