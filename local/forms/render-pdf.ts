import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import {
  type Drawing,
  type DrawingItem,
  type FontName,
  LETTER,
  type PrintedText,
} from './drawing.ts'

const { width: WIDTH, height: HEIGHT } = LETTER

/** A fixed date, so that the same drawing always gives the same file. */
const WITHOUT_TIME = { updateMetadata: false }

/**
 * Prints a drawing into a PDF.
 * @param isFillable makes the values form fields that are filled in, instead of print
 */
export async function renderPdf(drawing: Drawing, isFillable = false): Promise<Uint8Array> {
  const pdf = await PDFDocument.create(WITHOUT_TIME)
  const page = pdf.addPage([WIDTH, HEIGHT])
  const fonts = {
    sans: await pdf.embedFont(StandardFonts.Helvetica),
    'sans-bold': await pdf.embedFont(StandardFonts.HelveticaBold),
    serif: await pdf.embedFont(StandardFonts.TimesRoman),
    'serif-bold': await pdf.embedFont(StandardFonts.TimesRomanBold),
    mono: await pdf.embedFont(StandardFonts.Courier),
  }
  for (const item of drawing) {
    if (isFillable && item.type === 'text' && item.fieldId !== undefined) {
      addField(pdf, page, item)
    } else {
      printItem(page, item, fonts)
    }
  }
  return pdf.save()
}

/** A PDF whose only content is a picture: a scan. */
export async function renderScannedPdf(jpeg: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.create(WITHOUT_TIME)
  const picture = await pdf.embedJpg(jpeg)
  pdf.addPage([WIDTH, HEIGHT]).drawImage(picture, { x: 0, y: 0, ...LETTER })
  return pdf.save()
}

function printItem(page: PDFPage, item: DrawingItem, fonts: Record<FontName, PDFFont>): void {
  if (item.type === 'rule') {
    page.drawLine({
      start: { x: item.x1, y: HEIGHT - item.y1 },
      end: { x: item.x2, y: HEIGHT - item.y2 },
      thickness: 0.6,
    })
    return
  }
  const font = fonts[item.font]
  const width = item.align === 'right' ? font.widthOfTextAtSize(item.text, item.size) : 0
  const { gray = 0 } = item
  page.drawText(item.text, {
    x: item.x - width,
    y: HEIGHT - item.baseline,
    size: item.size,
    font,
    color: rgb(gray, gray, gray),
  })
}

function addField(pdf: PDFDocument, page: PDFPage, item: PrintedText): void {
  const form = pdf.getForm()
  const field = form.createTextField(`field${form.getFields().length + 1}`)
  field.setText(item.text)
  const width = 9 + item.text.length * item.size * 0.62
  field.addToPage(page, {
    x: item.align === 'right' ? item.x - width : item.x,
    y: HEIGHT - item.baseline - 4,
    width,
    height: item.size + 5,
    borderWidth: 0,
  })
  field.setFontSize(item.size)
}
