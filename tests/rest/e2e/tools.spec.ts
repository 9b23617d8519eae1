import { expect, ONLY_PHONE, type Page, test } from '../../e2e/base.ts'
import { lookAtEach } from './faults.ts'

const TOOLS = [
  '/resources/check-refund',
  '/resources/tax-payment-center',
  '/resources/tax-prep-checklist',
  '/resources/ohio-business-taxes',
  '/resources/estimated-taxes',
  '/resources/deadlines',
  '/resources/property-taxes',
  '/resources/document-processing-demo',
  '/resources/tax-calculator',
]

/** In pixels. */
const MAX_HEAD = 150
const MAX_PAGE = { desktop: 3500, phone: 5000 }

test('every tool has a low head, begins on the first screen and is short', async ({ page }) => {
  await lookAtEach(page, TOOLS, async (path) => {
    await page.evaluate(() => window.scrollTo(0, 0))
    if (path !== '/resources/tax-calculator') await expectLowHead(page)
    await expectShort(page)
  })
})

async function expectLowHead(page: Page): Promise<void> {
  const head = await page.getByRole('main').locator('.wrap').first().boundingBox()
  expect.soft(head?.height).toBeLessThanOrEqual(MAX_HEAD)
  await expect.soft(page.getByRole('main').locator('h2, legend').first()).toBeInViewport()
}

async function expectShort(page: Page): Promise<void> {
  // Sections below the first screen count with their own height, not with a guess.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  const isPhone = page.viewportSize()?.width === 390
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(isPhone ? MAX_PAGE.phone : MAX_PAGE.desktop)
}

/** In a window of 844 px a tool shows its first question, and in the bar its answer or what it waits for. */
test('the first question and an answer are in view', { tag: ONLY_PHONE }, async ({ page }) => {
  await lookAtEach(page, [...TOOLS, '/resources/withholding-check'], async (path) => {
    if (path === '/resources/document-processing-demo') return
    await page.evaluate(() => window.scrollTo(0, 0))
    const main = page.getByRole('main')
    const question = main.locator('.tool-form :is(input, select, [role="combobox"]):visible')
    await expect.soft(question.first(), path).toBeInViewport({ ratio: 1 })
    const answer = main.getByRole('button', { name: /Go to the result/ })
    await expect.soft(answer, path).toBeInViewport({ ratio: 1 })
    await expect.soft(answer, path).toHaveText(/\S+ *\S+.*Go to the result/)
  })
})

test('an answer moves nothing, and shows in the bar below the questions', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await page.goto('/resources/tax-payment-center')
  const bar = page.getByRole('button', { name: /Go to the result/ })
  await expect(bar).toContainText('IRS Direct Pay')
  const before = await scrolled(page)
  await page.getByRole('radio', { name: 'Ohio income tax' }).check()
  await expect(bar).toContainText('Ohio income tax payments')
  expect(await scrolled(page)).toBe(before)
  await bar.click()
  const result = page.getByRole('region', { name: 'Where to pay' })
  await expect(result).toBeFocused()
  await expect(result.getByRole('link', { name: 'Open Ohio income tax payments' })).toBeInViewport()
})

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
