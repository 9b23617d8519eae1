import { expect, type Page, stillMotion, test } from './base.ts'

const PAGE_PATH = '/resources/document-processing-demo'
/** Reading print from a picture takes long when several tests share two cores. */
const LONG = { timeout: 120_000 }

const formHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name: new RegExp(`^Form ${name},`) })
const chooser = (page: Page) => page.getByLabel('Choose a PDF or photo')

test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000)
  await stillMotion(page)
})

test('a PDF is read, corrected and counted without leaving the device (R182)', async ({ page }) => {
  const requests: { method: string; text: string }[] = []
  await page.goto(PAGE_PATH)
  page.on('request', (request) => {
    const headers = JSON.stringify(request.headers())
    const text = `${request.url()} ${headers} ${request.postData() ?? ''}`
    requests.push({ method: request.method(), text })
  })
  await chooser(page).setInputFiles('public/samples/w-2.pdf')
  await expect(formHeading(page, 'W-2')).toBeFocused(LONG)

  await expect(page.getByText('13 of 13 boxes read clearly. They add up.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Fill in the price estimator' })).toBeInViewport()
  const wages = page.getByLabel('Box 1: Wages, tips, other compensation')
  await expect(wages).toHaveValue('117,644.58')
  await expect(wages).toBeHidden()
  await page.getByText('Box 1: Wages, tips, other compensation').click()
  await expect(wages).toHaveAccessibleDescription(/Read clearly/)
  await expect(page.getByText('•••••1704')).toBeVisible()
  await expect(page.getByText('000-01-1704')).toHaveCount(0)

  const tax = page.getByLabel('Box 4: Social security tax withheld')
  await page.getByText('Box 4: Social security tax withheld').click()
  await tax.fill('1234.5')
  await tax.press('Enter')
  await expect(tax).toHaveValue('1,234.50')
  await expect(tax).toHaveAccessibleDescription(/Corrected by you/)
  await expect(page.getByText(/Box 4 is 6.2%.*: no\./)).toBeVisible()
  await expect(page.getByText(/^10 of 13 .* 1 corrected by you.* do not add up/)).toBeVisible()
  await expect(wages).toHaveAccessibleDescription(/Read clearly/)
  const doubted = page.getByLabel('Box 3: Social security wages', { exact: true })
  await expect(doubted).toBeVisible()
  await expect(doubted).toHaveAccessibleDescription(/Please check/)

  await page.getByText('Nothing you chose or typed left this device.').click()
  await expect(page.getByText(/^The page has fetched \d+ files/)).toBeVisible()
  await page.getByRole('button', { name: 'Fill in the price estimator' }).click()
  await expect(page).toHaveURL(/\/#estimate$/)
  await expect(page.getByText('Number of W-2s')).toBeVisible()

  expect(requests.length).toBeGreaterThan(0)
  for (const { method, text } of requests) {
    expect(['GET', 'HEAD']).toContain(method)
    expect(text.replaceAll(',', '')).not.toMatch(/117644|1234\.5|000-01|1704\b|w-2\.pdf|%PDF/)
  }
})
