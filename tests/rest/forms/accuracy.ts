import type { Page } from 'playwright'
import { preview } from 'vite'
import { FORM_KINDS } from '../../../src/content/schemas/data.ts'
import type { FormKind } from '../../../src/features/documents/forms.ts'
import { launchBrowser } from '../../../local/programs/browser.ts'
import { FORM_TEXTS } from '../../../local/forms/form-texts.ts'
import { drawForm, type Layout, LAYOUTS } from '../../../local/forms/layouts.ts'
import { type FormValues, makeValues } from '../../../local/forms/make-values.ts'
import { renderPdf } from '../../../local/forms/render-pdf.ts'
import { renderScan } from '../../../local/forms/render-scan.ts'

/**
 * Measures the document reader on made-up forms, in the built site: npm run build, then
 * npm run accuracy. Prints the table that docs/document-reading.md keeps.
 */

const MEDIA = ['PDF text', 'PDF form fields', 'scan', 'photo'] as const
type Medium = (typeof MEDIA)[number]
/** The share of boxes that must be read right. */
const LEAST_RIGHT = { 'PDF text': 1, 'PDF form fields': 1, scan: 0.95, photo: 0.85 }
type Case = { kind: FormKind; layout: Layout; medium: Medium; seed: number }
type Box = { id: string; wanted: string; found: string; isSure: boolean; isCalledEmpty: boolean }
type Outcome = Case & { boxes: Box[]; milliseconds: number; problem: string | null }

const PAGE = '/resources/document-processing-demo'
const PORT = Number(process.env.PORT ?? 4399)
const MAX_READING_MS = 90_000

const cases = MEDIA.flatMap((medium) =>
  FORM_KINDS.flatMap((kind, kindIndex) =>
    LAYOUTS.flatMap((layout, layoutIndex) =>
      // Twice as many scans, because that is where mistakes happen.
      (medium === 'scan' ? [0, 1] : [0]).map((round) => {
        const seed = 1000 * round + 100 * kindIndex + 10 * layoutIndex + MEDIA.indexOf(medium) + 1
        return { kind, layout, medium, seed }
      }),
    ),
  ),
)

const server = await preview({ preview: { port: PORT, strictPort: true }, logLevel: 'error' })
const browser = await launchBrowser()
const page = await browser.newPage()
await page.goto(`http://localhost:${PORT}${PAGE}`)
await warmUp(page)

const outcomes: Outcome[] = []
for (const one of cases) {
  const outcome = await readCase(page, one)
  outcomes.push(outcome)
  reportMistakes(outcome)
}
await browser.close()
await server.close()
printTable(outcomes)
process.exit(isGoodEnough(outcomes) ? 0 : 1)

/** Loads the reader once, so that its loading time is not measured. */
async function warmUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^SSA-1099/ }).click()
  await finish(page)
}

async function readCase(page: Page, one: Case): Promise<Outcome> {
  const values = makeValues(one.kind, one.seed)
  const buffer = await renderCase(one, values)
  const start = Date.now()
  const isScan = one.medium === 'scan' || one.medium === 'photo'
  await page.getByLabel('Choose a PDF or photo').setInputFiles({
    name: isScan ? 'form.jpg' : 'form.pdf',
    mimeType: isScan ? 'image/jpeg' : 'application/pdf',
    buffer,
  })
  await page.locator('figure canvas, [role=alert]').first().waitFor({ timeout: MAX_READING_MS })
  const milliseconds = Date.now() - start
  const alert = page.getByRole('alert')
  const problem = (await alert.count()) > 0 ? await alert.innerText() : null
  const boxes = await compare(page, values)
  if (problem === null) await finish(page)
  return { ...one, boxes, milliseconds, problem }
}

async function renderCase({ kind, layout, medium, seed }: Case, values: FormValues) {
  const drawing = drawForm(layout, FORM_TEXTS[kind], values)
  if (medium === 'photo') {
    // Tilted by 3 to 12 degrees, on a pale or a dark table, every third one under a shadow.
    const skewDegrees = (seed % 2 === 0 ? 1 : -1) * (3 + (seed % 10))
    const table = seed % 4 < 2 ? 60 : 200
    return renderScan(drawing, { skewDegrees, noise: 20, seed, table, isShaded: seed % 3 === 0 })
  }
  if (medium === 'scan') {
    const skewDegrees = seed % 2 === 0 ? 1 : -1
    return renderScan(drawing, { skewDegrees, noise: 34, seed })
  }
  return Buffer.from(await renderPdf(drawing, medium === 'PDF form fields'))
}

/** Compares each box the page shows with what was printed. An empty box must stay empty. */
async function compare(page: Page, { amounts, identities }: FormValues): Promise<Box[]> {
  const wanted = [
    ...Object.entries(identities).map(([id, text]) => [id, text.slice(-4)] as const),
    ...Object.entries(amounts).map(([id, cents]) => [id, formatAmount(cents)] as const),
  ]
  const boxes: Box[] = []
  for (const [id, text] of wanted) {
    const element = page.locator(`#document-${id}`)
    const isThere = (await element.count()) > 0
    const shown = isThere
      ? id in identities
        ? (await element.innerText()).slice(-4)
        : await element.inputValue()
      : ''
    const state = isThere ? await page.locator(`#document-${id}-state`).textContent() : ''
    boxes.push({
      id,
      wanted: text,
      found: shown,
      isSure: state?.includes('clearly') ?? false,
      isCalledEmpty: state?.startsWith('Empty') ?? false,
    })
  }
  return boxes
}

function formatAmount(cents: number): string {
  return cents === 0 ? '' : (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read another form' }).click({ timeout: MAX_READING_MS })
}

function reportMistakes({ kind, layout, medium, seed, boxes, problem, milliseconds }: Outcome) {
  const name = `${medium}, ${kind}, ${layout}, ${seed}`
  if (process.env.VERBOSE) console.log(`${name}: ${milliseconds} ms`)
  if (problem) console.log(`${name}: ${problem}`)
  for (const { id, wanted, found, isSure, isCalledEmpty } of boxes) {
    if (wanted === found) continue
    const note = isSure ? ', and sure of it' : isCalledEmpty && wanted ? ', and called empty' : ''
    console.log(`${name}: ${id} is "${wanted}", read as "${found}"${note}`)
  }
}

function printTable(all: readonly Outcome[]): void {
  console.log('\n| Source | Documents | Boxes | Read right | Unsure | Wrong and sure | Slowest |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const medium of MEDIA) {
    const some = all.filter((outcome) => outcome.medium === medium)
    const { boxes, right, wrongAndSure, sure } = sums(some)
    const slowest = Math.max(...some.map(({ milliseconds }) => milliseconds))
    const cells = [
      medium,
      some.length,
      boxes,
      `${right} (${((100 * right) / boxes).toFixed(1)}%)`,
      `${boxes - sure} (${(100 - (100 * sure) / boxes).toFixed(1)}%)`,
      wrongAndSure,
      `${(slowest / 1000).toFixed(1)} s`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log('\n| Form | PDF text | PDF form fields | Scan | Photo |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const kind of FORM_KINDS) {
    const cells = MEDIA.map((medium) => {
      const { boxes, right } = sums(all.filter((one) => one.kind === kind && one.medium === medium))
      return `${right} of ${boxes}`
    })
    console.log(`| ${FORM_TEXTS[kind].number} | ${cells.join(' | ')} |`)
  }
}

/** Counts boxes with a printed value, and boxes the reader filled. */
function sums(some: readonly Outcome[]) {
  const boxes = some.flatMap((outcome) => outcome.boxes).filter((box) => box.wanted || box.found)
  const right = boxes.filter(({ wanted, found }) => wanted === found)
  return {
    boxes: boxes.length,
    right: right.length,
    wrongAndSure: boxes.filter(
      ({ wanted, found, isSure, isCalledEmpty }) =>
        wanted !== found && (isSure || (isCalledEmpty && wanted !== '')),
    ).length,
    sure: boxes.filter(({ isSure }) => isSure).length,
  }
}

function isGoodEnough(all: readonly Outcome[]): boolean {
  return MEDIA.every((medium) => {
    const { boxes, right, wrongAndSure } = sums(all.filter((one) => one.medium === medium))
    return right / boxes >= LEAST_RIGHT[medium] && wrongAndSure === 0
  })
}
