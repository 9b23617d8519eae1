import { site } from '../../../src/config/site.ts'
import { DOCUMENTS } from '../../../src/features/checklist/documents.ts'
import { expect, type Page, test } from '../../e2e/base.ts'
import { readPdf } from './pdf-lines.ts'

const PAGE = '/resources/tax-prep-checklist'

/** Points on paper between the page's edge and its text. */
const MARGIN = 30

const LONGEST = {
  v: 1,
  situation: [],
  ready: ['w2'],
  notMine: [],
  ownLines: Array.from({ length: 20 }, (_, index) => ({
    id: index + 1,
    text: `Line ${index + 1} `.padEnd(80, 'of the longest own line '),
    isReady: index % 2 === 0,
  })),
}

const FARM = { ...LONGEST, situation: ['wages', 'farm'], ownLines: LONGEST.ownLines.slice(0, 1) }

async function openWith(page: Page, list: object): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('checklist', text), JSON.stringify(list))
  await page.goto(PAGE)
  await expect(page.getByRole('checkbox', { name: /^Line 1 / })).toBeVisible()
}

/** Every paper of `rows` is on the page once, with its hint under it, and nothing leaves the paper. */
async function expectWholeRows(pdf: Buffer, rows: string[], most: number): Promise<void> {
  const { pages, pageHeight, pageWidth, texts } = await readPdf(pdf)
  expect(pages).toBe(most)
  for (const { text, bottom, top, right } of texts) {
    expect(bottom, text).toBeGreaterThan(MARGIN)
    expect(top, text).toBeLessThan(pageHeight - MARGIN)
    expect(right, text).toBeLessThan(pageWidth - MARGIN)
  }
  const listed = DOCUMENTS.filter(({ label }) => rows.some((row) => row.includes(label)))
  expect(listed.length).toBeGreaterThan(20)
  for (const { label, hint } of listed) {
    const [first, ...others] = texts.filter(({ text }) => text.startsWith(label))
    expect(first, label).toBeDefined()
    expect(others, label).toEqual([])
    const hintStart = hint.split(' ').slice(0, 2).join(' ')
    const isBelow = texts.some(
      ({ page: on, text, top }) =>
        on === first?.page &&
        text.startsWith(hintStart) &&
        top <= first.bottom + 2 &&
        top > first.bottom - 12,
    )
    expect(isBelow, `"${hint}" is under "${label}"`).toBe(true)
  }
}

for (const [name, list, most] of [
  ['a farm’s list', FARM, 1],
  ['every document and twenty added lines', LONGEST, 2],
] as const) {
  test(`${name} prints on ${most} page(s) with the office, but no controls and no split line (R179)`, async ({
    page,
  }) => {
    await openWith(page, list)
    const rows = await page.getByRole('main').locator('li').allTextContents()
    for (const format of ['Letter', 'A4'] as const) {
      await test.step(format, async () => {
        await expectWholeRows(await page.pdf({ format }), rows, most)
      })
    }

    await page.emulateMedia({ media: 'print' })
    const address = page.getByText(`${site.address.street}, ${site.address.city}`)
    await expect(address.first()).toBeVisible()
    await expect(page.getByText('Tax year', { exact: true })).toBeVisible()
    for (const text of ['Your situation', 'When you have the papers', 'Add your own line']) {
      await expect(page.getByText(text, { exact: true })).toBeHidden()
    }
    await expect(page.getByRole('button', { name: /^Not mine/ })).toHaveCount(0)
  })
}
