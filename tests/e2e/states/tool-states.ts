import { expect, expectAfterRetries, type Page, REFUSED } from '../base.ts'
import type { State } from './state.ts'

/** Enters wages and tax withheld, so that the calculator shows a refund. */
export async function openRefund(page: Page): Promise<void> {
  await page.goto('/resources/tax-calculator')
  await page.getByRole('textbox', { name: 'Wages' }).fill('52306')
  await page.getByRole('textbox', { name: 'Federal tax withheld' }).fill('6310')
  await expect(page.getByRole('heading', { name: /^Your federal refund would be/ })).toBeVisible()
}

/** The tools with answers filled in, and the news when it fails to load. */
export const TOOL_STATES: readonly State[] = [
  { name: 'calculator-refund', open: openRefund },
  {
    name: 'calculator-owed-and-math',
    open: async (page) => {
      await openRefund(page)
      await page.getByRole('textbox', { name: 'Federal tax withheld' }).fill('1000')
      await page.getByText('Show the math').click()
    },
  },
  {
    name: 'calculator-scenarios',
    open: async (page) => {
      await openRefund(page)
      await page.getByRole('button', { name: 'Compare a second scenario' }).click()
      await expect(page.getByText('Both come to the same tax.')).toBeVisible()
    },
  },
  {
    name: 'calculator-error',
    open: async (page) => {
      await openRefund(page)
      await page.getByRole('textbox', { name: 'Wages' }).fill('-5')
      await page.getByRole('textbox', { name: 'Federal tax withheld' }).focus()
      await expect(page.getByText(/cannot be negative/)).toBeVisible()
    },
  },
  {
    name: 'calculator-large',
    open: async (page) => {
      await page.goto('/resources/tax-calculator')
      await page.getByRole('textbox', { name: 'Wages' }).fill('99999999')
      await expect(page.getByRole('listitem').filter({ hasText: '37% bracket' })).toBeVisible()
    },
  },
  {
    name: 'payments-of-a-business',
    open: async (page) => {
      await page.goto('/resources/tax-payment-center')
      await page.getByRole('radio', { name: 'Business' }).check()
      await page.getByRole('radio', { name: 'Village or city income tax' }).check()
    },
  },
  {
    name: 'checklist-half',
    open: async (page) => {
      await page.goto('/resources/tax-prep-checklist')
      await page.getByRole('checkbox', { name: 'Farm', exact: true }).check()
      await page.getByRole('checkbox', { name: 'Wages', exact: true }).check()
      await page.getByRole('checkbox', { name: /^Photo ID/ }).check()
      await page.getByRole('checkbox', { name: /^Crop insurance papers/ }).check()
      await page.getByRole('button', { name: 'Not mine: W-2G and gambling records' }).click()
      await page.getByRole('textbox', { name: 'Add your own line' }).fill('Receipt for the pump')
      await page.getByRole('button', { name: 'Add line' }).click()
    },
  },
  {
    name: 'documents-result',
    open: async (page) => {
      await page.goto('/resources/document-processing-demo')
      await page.getByLabel('Choose a PDF or photo').setInputFiles('public/samples/w-2.pdf')
      const heading = page.getByRole('heading', { name: /^Form W-2,/ })
      await expect(heading).toBeVisible({ timeout: 50_000 })
    },
  },
  {
    name: 'documents-doubtful',
    open: async (page) => {
      await page.goto('/resources/document-processing-demo')
      const file = 'tests/fixtures/documents/x-odd-amounts.pdf'
      await page.getByLabel('Choose a PDF or photo').setInputFiles(file)
      await expect(page.getByText(/Check the others\.$/)).toBeVisible({ timeout: 50_000 })
    },
  },
  {
    name: 'documents-reading',
    open: async (page) => {
      await page.goto('/resources/document-processing-demo')
      // The reading program never comes, so that the page keeps waiting for it.
      await page.route(/\.wasm\.js$/, () => {})
      await page.getByLabel('Choose a PDF or photo').setInputFiles('public/samples/1099-int.jpg')
      await expect(page.getByRole('heading', { name: /^Reading / })).toBeVisible()
    },
  },
  {
    name: 'documents-problem',
    open: async (page) => {
      await page.goto('/resources/document-processing-demo')
      const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('text') }
      await page.getByLabel('Choose a PDF or photo').setInputFiles(file)
      await expect(page.getByRole('alert')).toContainText('cannot be read here')
    },
  },
  {
    name: 'refund-answer',
    open: async (page) => {
      await page.clock.setFixedTime('2026-03-24T12:00:00-04:00')
      await page.goto('/resources/check-refund')
      await page.getByLabel('Day it was accepted').fill('2026-03-02')
      await expect(page.getByText('Was due by March 23, 2026').first()).toBeVisible()
    },
  },
  {
    name: 'estimated-taxes-answer',
    open: async (page) => {
      await page.goto('/resources/estimated-taxes')
      await page.getByLabel('Federal tax of 2025').fill('9000')
      await page.getByLabel('Federal tax withheld in 2026').fill('3600')
      await page.getByText('Tax of 2026, income, farming').click()
      await page.getByLabel('Federal tax you expect for 2026').fill('14000')
      await page.locator('summary', { hasText: 'Ohio income tax' }).click()
      await page.getByLabel('Ohio tax you expect for 2026').fill('1900')
      await page.getByLabel('Ohio tax withheld in 2026').fill('900')
    },
  },
  {
    name: 'withholding-answer',
    open: async (page) => {
      await page.clock.setFixedTime('2026-07-15T12:00:00-04:00')
      await page.goto('/resources/withholding-check')
      await page.getByLabel('Payday of your last paystub').fill('2026-07-10')
      await page.getByLabel('Gross pay, this paycheck').fill('2150')
      await page.getByLabel('Gross pay, year to date').fill('30100')
      await page.getByLabel('Federal tax withheld, year to date').fill('1400')
      await page.getByRole('heading', { name: 'New Form W-4 for your job' }).waitFor()
    },
  },
  {
    name: 'business-taxes-answer',
    open: async (page) => {
      await page.goto('/resources/ohio-business-taxes')
      await page.getByRole('checkbox', { name: 'Farms' }).check()
      await page.getByRole('spinbutton', { name: 'Employees' }).fill('3')
    },
  },
  {
    name: 'deadlines-month',
    open: async (page) => {
      await page.goto('/resources/deadlines')
      await page.getByRole('checkbox', { name: /I farm/ }).check()
      await page.getByRole('radio', { name: 'Month' }).check()
      const nothing = page.getByText(/^Nothing is due in/)
      while (await nothing.isVisible()) await page.getByRole('button', { name: 'Later' }).click()
    },
  },
  {
    name: 'article-printed',
    open: async (page) => {
      await page.goto('/news/ohio-flat-rate-2026')
      await page.emulateMedia({ media: 'print' })
    },
  },
  {
    name: 'news-search',
    open: async (page) => {
      await page.goto('/news')
      await page.getByRole('searchbox', { name: 'Search the news' }).fill('farm')
      await expect(page.getByRole('search').getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'news-unreachable',
    console: new RegExp(`${REFUSED.source}|could not be shown|HTTP 500`),
    open: async (page) => {
      await page.clock.install()
      await page.goto('/about-us')
      await page.route('**/news-data/**', (route) => route.fulfill({ status: 500 }))
      await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).first().click()
      await expectAfterRetries(page, page.getByText('The news could not be loaded'))
    },
  },
]
