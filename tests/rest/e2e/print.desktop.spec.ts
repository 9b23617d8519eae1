import { site } from '../../../src/config/site.ts'
import { expect, type Page, test } from '../../e2e/base.ts'
import { readPdf } from './pdf-lines.ts'

const ADDRESS = `${site.address.street}, ${site.address.city}`

const LONGEST_ESTIMATE = [
  'type=family&w2=5&1099=1&investments=1&dependents=10&student-loan=1&itemized=1',
  'business=over5k,under2k,none,2k-5k,over5k',
  'farm=over10k,under10k,over10k,under10k,none',
  'rental=over10k,under10k,over10k,under10k,none&local=1',
].join('&')

test('the longest estimate prints on one page, without the shell', async ({ page }) => {
  await page.goto(`/#estimate?v=1&${LONGEST_ESTIMATE}`)
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible()
  const pdf = await page.pdf({ format: 'Letter', printBackground: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What we do' })).toBeHidden()
  await expectPrintedEstimate(page)
})

test('the price list prints an estimate, but no empty question', async ({ page }) => {
  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(ADDRESS).first()).toBeVisible()
  await expect(page.getByText('What kind of return is it?')).toBeHidden()
  await page.goto('/pricing#estimate?v=1&type=simple&rental=none')
  await expectPrintedEstimate(page)
})

test('a service prints every answer and the address', async ({ page }) => {
  await page.goto('/services/payroll')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(ADDRESS).first()).toBeVisible()
  await expect(page.locator('details p').last()).toBeVisible()
})

test('an article prints the address on every page, and a small table on one', async ({ page }) => {
  await page.goto('/news/ohio-flat-rate-2026')
  const { pages, texts } = await readPdf(await page.pdf({ format: 'Letter' }))
  const pagesWith = (words: string) =>
    new Set(texts.filter(({ text }) => text.includes(words)).map((one) => one.page))
  expect(pages).toBeGreaterThan(1)
  expect(pagesWith(site.address.street).size).toBe(pages)
  expect(pagesWith('$40,000')).toEqual(pagesWith('$216'))
})

/** The letterhead, the price and both columns, but nothing to press. */
async function expectPrintedEstimate(page: Page): Promise<void> {
  const estimate = page.locator('#estimate')
  await expect(page.getByText(ADDRESS).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your price with us' })).toBeVisible()
  await expect(page.getByRole('table', { name: /^What is priced so far/ })).toBeVisible()
  await expect(estimate.getByText(/^Prices are estimates; final/)).toBeVisible()
  await expect(estimate.getByRole('button')).toHaveCount(0)
  const onlyOnScreen = estimate.getByText(/choose a level|change$/i)
  await expect(onlyOnScreen.filter({ visible: true })).toHaveCount(0)
}
