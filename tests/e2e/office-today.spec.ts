import { checkAllRules } from './axe.ts'
import { expect, type Page, test } from './base.ts'
import { officeDate } from '../../src/shared/office-date.ts'

// A notice at the desk would be on the pages of all other tests, so its answer is made up here.

/** @param answer what the office has changed */
const tell = (page: Page, answer: object) =>
  page.route('**/api/availability?office=today', (route) => route.fulfill({ json: answer }))

test('a notice is on every page until the visitor closes it, and the hours follow the desk', async ({
  page,
}) => {
  const text = `Closed today: ${'Donaudampfschifffahrt'.repeat(5)} <b>snow</b>`
  const changedDays = [{ date: officeDate(), open: [] }]
  await tell(page, { changedDays, notice: { id: '1', text } })
  await page.goto('/contact')
  const notice = page.getByRole('complementary', { name: 'Notice from the office' })
  await expect(notice).toHaveText(text)
  await expect(page.getByText('today, closed')).toBeVisible()
  await expect(page.getByText(/^Open now/)).toBeHidden()
  await checkAllRules(page)
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await isTooWide()).toBe(false)

  await page.getByRole('banner').getByRole('link', { name: 'home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Close the notice' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('without an answer, the usual hours show without “now”', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource.*503/)
  await page.route('**/api/availability?office=today', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'x' } } }),
  )
  await page.goto('/about-us')
  await expect(page.getByText('We cannot check right now')).toBeVisible()
  await expect(page.getByText(/^(?:Open now|Closed, opens)/)).toBeHidden()
})
