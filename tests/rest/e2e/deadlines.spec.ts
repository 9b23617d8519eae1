import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { ANY_SIZE, expect, holdRequests, type Page, test, useTheme } from '../../e2e/base.ts'

const PATH = '/resources/deadlines'

/** Opens the page on the given date. */
async function openOn(page: Page, day: string) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00-05:00`))
  await page.goto(PATH)
}

/** Opens the separate fold with the situations of businesses. */
async function openBusinessChoices(page: Page) {
  await page.locator('summary', { hasText: 'Your business or nonprofit' }).click()
}

test('the choice of view stays in place once today is known', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/.*\.js/)
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-05:00'))
  await page.goto(PATH, { waitUntil: 'commit' })
  const month = page.getByRole('radio', { name: 'Month' })
  const place = () => month.evaluate((radio) => radio.getBoundingClientRect().top + scrollY)
  await expect(page.getByText('Look for the current month')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await place()
  release()
  await expect(page.getByText(/in 2 days:/i).filter({ visible: true })).toBeVisible()
  expect(await place()).toBe(before)
})

test('the calendar file is created on the device, and the subscription URL serves the chosen dates', {
  tag: ANY_SIZE,
}, async ({ page, request }) => {
  await useTheme(page, 'dark')
  const requests: string[] = []
  await openOn(page, '2026-11-21')
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  await openBusinessChoices(page)
  await page.getByRole('checkbox', { name: /I pay the Ohio CAT/ }).check()
  await page.getByRole('checkbox', { name: /I collect Ohio sales tax/ }).check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download tax-deadlines.ics' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('tax-deadlines.ics')
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')))
  const days = calendar
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).startDate.toString())
  expect(days).toHaveLength(44)
  expect(days).toContain('2026-05-11')
  expect(
    requests.filter(
      (line) => !/^GET \S+\/(?:assets\/[\w.-]+|api\/availability\?office=today) $/.test(line),
    ),
  ).toEqual([])
  expect(requests.filter((line) => /sales|situations/i.test(line))).toEqual([])

  const address = await page.getByLabel('Or paste this address into it:').inputValue()
  await expect(page.getByRole('link', { name: /Subscribe/ })).toHaveAttribute(
    'href',
    address.replace('https:', 'webcal:'),
  )
  const { pathname, search } = new URL(address)
  const response = await request.get(pathname + search)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const served = await response.text()
  expect(served).toContain('Ohio sales tax')
  expect(served).not.toContain('Farm return without estimated payments')
})

test('the page moves on to a later year without a hydration warning, and prints all coming months and no choices', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await openOn(page, '2028-04-01')
  await expect(page.getByRole('heading', { name: 'Deadlines 2028 and 2029' })).toBeVisible()
  await page.locator('summary', { hasText: 'April 2028' }).click()
  await expect(page.getByText('Tue, Apr 18').first()).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Corporate estimated tax: fourth payment for 2029')).toBeVisible()
  await expect(page.getByRole('group', { name: 'What applies to you?' })).toBeHidden()
  await expect(page.getByText('Earlier in 2028')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('both years are readable', { tag: ANY_SIZE }, async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByText(/^Personal return: file and pay for 2026/)).toHaveCount(1)
    await expect(page.getByText(/^Personal return: file and pay for 2025/)).toHaveCount(1)
    await page.locator('summary', { hasText: 'October 2027' }).click()
    await expect(
      page.getByText('Ohio personal return after an extension: file for 2026'),
    ).toBeVisible()
  })
})
