import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { checkBothThemes } from '../../e2e/axe.ts'
import {
  ANY_SIZE,
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  ONLY_PHONE,
  type Page,
  stillMotion,
  test,
  useTheme,
} from '../../e2e/base.ts'

const PAGE_PATH = '/resources/document-processing-demo'
/** Reading print from a picture takes long when several tests share two cores. */
const LONG = { timeout: 120_000 }

const reader = (page: Page) => page.getByRole('region', { name: 'Document reader' })
const sample = (page: Page, name: string) =>
  reader(page).getByRole('button', { name: new RegExp(`^${name} `) })
const formHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name: new RegExp(`^Form ${name},`) })
const chooser = (page: Page) => page.getByLabel('Choose a PDF or photo')

const pdfFile = (buffer: Buffer) => ({ name: 'form.pdf', mimeType: 'application/pdf', buffer })

test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000)
  await stillMotion(page)
})

test('a scan is read, and the next one offline (R182)', { tag: ANY_SIZE }, async ({
  page,
  context,
}) => {
  await page.goto(PAGE_PATH)
  await sample(page, 'SSA-1099').click()
  await expect(formHeading(page, 'SSA-1099')).toBeVisible(LONG)
  await expect(page.getByText(/read clearly\. They add up\.$/)).toBeVisible()
  await page.getByText('Do the boxes add up?').click()
  await expect(page.getByText('Box 5 is box 3 minus box 4.')).toBeVisible()
  expect(page.workers().length).toBe(1)
  await page.getByRole('button', { name: 'Read another form' }).click()

  await context.setOffline(true)
  await chooser(page).setInputFiles('public/samples/1099-int.jpg')
  await expect(formHeading(page, '1099-INT')).toBeVisible(LONG)
  await expect(page.getByLabel('Box 1: Interest income')).toHaveValue('4,103.29')
  await page.getByText('Nothing you chose or typed left this device.').click()
  await expect(page.getByText(/^The page has fetched no files since you chose it\./)).toBeVisible()
  await context.setOffline(false)

  await page.getByRole('link', { name: 'Resources', exact: true }).first().click()
  await expect.poll(() => page.workers().length).toBe(0)
})

test('the reader works by keyboard alone', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto(PAGE_PATH)
  await chooser(page).focus()
  await page.keyboard.press('Tab')
  await expect(sample(page, 'W-2')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(formHeading(page, '1099-NEC')).toBeFocused(LONG)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Fill in the price estimator' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Box 1: Nonemployee compensation')).toBeFocused()
  await page.getByRole('button', { name: 'Read another form' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your document', exact: true })).toBeFocused()
})

test('the result is accessible in both themes', { tag: ONLY_PHONE }, async ({ page }) => {
  await useTheme(page, 'light')
  await page.goto(PAGE_PATH)
  await sample(page, '1099-DIV').click()
  await expect(formHeading(page, '1099-DIV')).toBeVisible(LONG)
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
})

test('a dropped file can be canceled', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto(PAGE_PATH)
  const data = await page.evaluateHandle(async () => {
    const response = await fetch('/samples/1098.pdf')
    const transfer = new DataTransfer()
    transfer.items.add(new File([await response.blob()], 'mortgage.pdf'))
    return transfer
  })
  const zone = reader(page).getByText('or drop it here')
  await zone.dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByRole('heading', { name: 'Reading mortgage.pdf' })).toBeFocused()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Your document', exact: true })).toBeFocused()
})

test('an unreadable file gets an explanation', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto(PAGE_PATH)
  const expectProblem = async (text: string) => {
    await expect(page.getByRole('alert')).toContainText(text, LONG)
    await expect(page.getByRole('alert')).toBeFocused()
  }
  await chooser(page).setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('just text'),
  })
  await expectProblem('This kind of file cannot be read here.')

  await chooser(page).setInputFiles(pdfFile(Buffer.from('%PDF-1.7\nnothing of use')))
  await expectProblem('damaged')

  await chooser(page).setInputFiles(pdfFile(ENCRYPTED_PDF))
  await expectProblem('protected by a password')

  const white = { width: 850, height: 1100, channels: 3, background: '#fff' } as const
  const blank = await sharp({ create: white }).png().toBuffer()
  await chooser(page).setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: blank })
  await expectProblem('no readable print')
  await checkAccessibility(page)

  await chooser(page).setInputFiles(pdfFile(await letterPdf()))
  await expectProblem('does not look like one of the six forms')
})

/** Its keys match no password, not even the empty one. */
const ENCRYPTED_PDF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj',
    `4 0 obj << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> endobj`,
    `trailer << /Root 1 0 R /Encrypt 4 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] >>`,
    '%%EOF',
  ].join('\n'),
)

async function letterPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  const text = 'This is a letter about a picnic in the park and has no tax form in it at all.'
  for (let line = 0; line < 10; line++) page.drawText(text, { x: 50, y: 700 - 30 * line, size: 12 })
  return Buffer.from(await pdf.save())
}
