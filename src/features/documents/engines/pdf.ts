import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  Util,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Word } from '../page-text.ts'
import { ReadError } from '../reading.ts'
import { READ_WIDTH, scaleTo, scaleToRead } from '../picture-size.ts'
import { splitWords } from '../split-words.ts'
import { contextOf, createCanvas } from './canvas.ts'
import { PDF_PATH } from './paths.ts'

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).href

type PdfPage = {
  /** Its text, the values of its form fields, and the notes typed over it, where `draw` draws them. */
  readText: () => Promise<Word[]>
  /** @throws ReadError "tooLong" */
  draw: () => Promise<HTMLCanvasElement>
}

export type Pdf = {
  pageCount: number
  openPage: (number: number) => Promise<PdfPage>
  /** Frees the document's memory. */
  close: () => Promise<void>
}

/**
 * Opens a PDF.
 * @throws ReadError "encrypted" when it needs a password, "broken" when it cannot be opened
 */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Pdf> {
  const task = getDocument({
    data: bytes,
    wasmUrl: `${PDF_PATH}/wasm/`,
    standardFontDataUrl: `${PDF_PATH}/standard_fonts/`,
    // Requests can be counted here, but not in its worker.
    useWorkerFetch: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  let pdf: PDFDocumentProxy
  try {
    pdf = await task.promise
  } catch (error) {
    await task.destroy()
    throw new ReadError(error instanceof PasswordException ? 'encrypted' : 'broken', error)
  }
  return {
    pageCount: pdf.numPages,
    openPage: async (number) => toPdfPage(await pdf.getPage(number)),
    close: () => task.destroy(),
  }
}

async function toPdfPage(page: PDFPageProxy): Promise<PdfPage> {
  const content = await page.getTextContent()
  const rotation = page.rotate + quarterOf(page, content)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: scaleTo(READ_WIDTH, width, height), rotation })
  return {
    readText: async () => [...readPrint(content, viewport), ...(await readFields(page, viewport))],
    async draw() {
      scaleToRead(width, height)
      const canvas = createCanvas(viewport.width, viewport.height)
      await page.render({ canvas, viewport }).promise
      return canvas
    },
  }
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type TextItem = Extract<TextContent['items'][number], { str: string }>

const textItems = ({ items }: TextContent) =>
  items.filter((item): item is TextItem => 'str' in item)

/** By how many degrees most of the text is turned inside the page, in whole quarters. */
function quarterOf(page: PDFPageProxy, content: TextContent): number {
  const { transform } = page.getViewport({ scale: 1 })
  const letters = new Map<number, number>()
  for (const { str, transform: own } of textItems(content)) {
    const [a = 0, b = 0] = Util.transform(transform, own)
    const quarter = (Math.round(Math.atan2(-b, a) / (Math.PI / 2)) * 90 + 360) % 360
    letters.set(quarter, (letters.get(quarter) ?? 0) + str.length)
  }
  const [most] = [...letters].toSorted(([, x], [, y]) => y - x)
  return most?.[0] ?? 0
}

function readPrint(content: TextContent, { transform, scale }: PageViewport): Word[] {
  const rulerOf = createRuler()
  return textItems(content).flatMap((item) => {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, baseline = 0] = Util.transform(
      transform,
      item.transform,
    )
    const isUpright = a > 0 && Math.abs(b) < 0.1 * a
    const height = Math.hypot(c, d)
    if (!isUpright) return []
    const box = { x, y: baseline - 0.8 * height, width: scale * item.width, height }
    const { fontFamily = 'sans-serif' } = content.styles[item.fontName] ?? {}
    return splitWords(item.str, box, rulerOf(fontFamily))
  })
}

type Annotation = {
  subtype?: string
  fieldType?: string
  fieldValue?: unknown
  contentsObj?: { str: string }
  rect: number[]
}

/** The values of the form fields, and notes that were typed over the page. */
async function readFields(page: PDFPageProxy, viewport: PageViewport): Promise<Word[]> {
  const measure = createRuler()('sans-serif')
  const annotations: Annotation[] = await page.getAnnotations()
  return annotations.flatMap(({ subtype, fieldType, fieldValue, contentsObj, rect }) => {
    const text = subtype === 'FreeText' ? contentsObj?.str : fieldType === 'Tx' && fieldValue
    if (typeof text !== 'string' || text.trim() === '') return []
    const [left = 0, low = 0, end = 0, high = 0] = rect
    const [x1 = 0, y1 = 0]: number[] = viewport.convertToViewportPoint(left, low)
    const [x2 = 0, y2 = 0]: number[] = viewport.convertToViewportPoint(end, high)
    const box = {
      x: Math.min(x1, x2),
      y: Math.min(y1, y2),
      width: Math.abs(x2 - x1),
      height: Math.abs(y2 - y1),
    }
    return splitWords(text, box, measure)
  })
}

/** Measures text in a font like the page's. */
function createRuler(): (fontFamily: string) => (text: string) => number {
  const context = contextOf(createCanvas(1, 1))
  return (fontFamily) => (text) => {
    context.font = `100px ${fontFamily}`
    return context.measureText(text).width
  }
}
