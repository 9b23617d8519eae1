import { readFile } from 'node:fs/promises'
import {
  ANY_SIZE,
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  type Page,
  test,
} from '../../e2e/base.ts'
import { openAndGoOffline } from './offline.ts'

const PATH = '/resources/estimated-taxes'
const LAST_YEAR = 'Federal tax of 2025'

const fold = (page: Page, name: string | RegExp) => page.locator('summary', { hasText: name })
const result = (page: Page) => page.getByRole('region', { name: 'What to pay' })

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T12:00:00-05:00'))

test('the calculator works by keyboard and offline', { tag: ANY_SIZE }, async ({ page }) => {
  const requests = await openAndGoOffline(page, PATH)
  await page.getByLabel(LAST_YEAR).focus()
  await page.keyboard.type('9,000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3,600')
  // Past the link to the calculator, which prefetches its page when focused.
  await fold(page, /^Tax of 2026/).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('14,000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('98,000')
  await expect(result(page)).toContainText('$5,400 by January 15, 2027')
  await expect(result(page)).toContainText('$4,050 of it was due earlier')

  await fold(page, /^Federal payments made/).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const april = page.getByRole('group', { name: 'Due April 15, 2026' })
  await expect(april.getByLabel('Amount paid')).toBeFocused()
  await page.keyboard.type('1350')
  const june = page.getByRole('group', { name: 'Due June 15, 2026' })
  await june.getByLabel('Amount paid').focus()
  await page.keyboard.type('2700')
  await page.keyboard.press('Tab')
  await page.keyboard.type('09152026')
  await expect(result(page)).toContainText('$1,350 by January 15, 2027')
  await expect(result(page)).toContainText('Interest so far: $23.26')

  await fold(page, 'Ohio income tax').click()
  await page.getByLabel('Ohio tax you expect for 2026').fill('1900')
  await page.getByLabel('Ohio tax withheld in 2026').fill('900')
  await page.getByLabel('Ohio tax of 2025').fill('1700')
  await expect(result(page)).toContainText('$800 by January 15, 2027')
  await checkAccessibility(page)
  await expectNoSidewaysScroll(page)
  expect(requests).toEqual([])
})

test('the calendar file has the coming dates, even for farmers, and typed text neither leaves the page nor is stored', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) =>
    requests.push(
      `${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`,
    ),
  )
  await page.goto(PATH)
  await page.getByLabel(LAST_YEAR).fill('7654321')
  await fold(page, 'Ohio income tax').click()
  await page.getByLabel('Paid to Ohio so far for 2026').fill('7654321')
  const downloadCalendar = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download estimated-tax-dates.ics' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    return text.replaceAll('\r\n ', '')
  }
  const file = await downloadCalendar()
  expect(file).toContain('DTSTART;VALUE=DATE:20270115')
  expect(file).toContain('SUMMARY:Ohio estimated tax: fourth payment for 2026')
  expect(file).not.toContain('20260915')
  await fold(page, /^Tax of 2026/).click()
  await page.getByRole('checkbox', { name: /two-thirds of my gross income/ }).check()
  const farmFile = await downloadCalendar()
  expect(farmFile).toContain('DTSTART;VALUE=DATE:20270301')
  expect(farmFile).not.toContain('SUMMARY:Federal estimated tax:')

  await page.getByRole('link', { name: 'Tax Payment Center' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax payment center')
  expect(requests.filter((line) => line.includes('7654321'))).toEqual([])
  const kept = await page.evaluate(() =>
    [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join(),
  )
  expect(kept).not.toContain('7654321')
})

test('on January 20, 2027, it calculates 2027: federal, Ohio, school district and town, and prints it without buttons', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.clock.setFixedTime('2027-01-20T12:00:00-05:00')
  await page.goto(PATH)
  await expect(page.getByRole('radio', { name: '2027' })).toBeChecked()
  await page.getByLabel('Federal tax of 2026').fill('8000')
  await expect(result(page)).toContainText('$2,000 by April 15, 2027')
  await fold(page, 'Ohio income tax').click()
  await page.getByLabel('Ohio tax of 2026').fill('1200')
  await fold(page, 'School district income tax').click()
  await page.getByLabel('School district tax of 2026').fill('400')
  await expect(result(page)).toContainText('$400 by April 15, 2027')
  await expect(result(page)).toContainText('That is $300 with IT 1040ES and $100 with SD 100ES.')
  await fold(page, 'Village or city income tax').click()
  await page.getByLabel('Town tax of 2026').fill('500')
  await expect(result(page)).toContainText('$125 by April 15, 2027')
  await checkAccessibility(page)
  await expectNoSidewaysScroll(page)

  await page.emulateMedia({ media: 'print' })
  await expect(result(page)).toContainText('$2,000 by April 15, 2027')
  await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden()
  await expect(page.getByText('https://tax.ohio.gov/pay', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the rules, the dates and the example are readable (R181)', { tag: ANY_SIZE }, async ({
    page,
  }) => {
    await page.goto(PATH)
    await page.getByRole('heading', { name: 'Upcoming dates' }).click()
    await expect(page.getByRole('cell', { name: 'Jan 15, 2027' }).first()).toBeVisible()
    await page.getByRole('heading', { name: 'A worked example' }).click()
    await expect(page.getByRole('cell', { name: '$12,600' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '$23.26' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Farmers and fishers' })).toBeVisible()
  })
})
