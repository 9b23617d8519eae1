import { loadPart } from '@/lib/stale-files'
import { checkFile } from './check-file'
import { type Classification, classifyForm } from './classify-form'
import { confirmFields, type SecondReading } from './confirm-fields'
import { contextOf, createCanvas, release, toGrey, turn } from './engines/canvas'
import { startEngine } from './engines/engine-store'
import type { Pdf } from './engines/pdf'
import { extractFields, type FieldReading } from './extract-fields'
import { findSkew } from './find-skew'
import { findYear } from './find-year'
import type { FormDefinition } from './forms/form-definition'
import { findIdentities, forgetIdentities } from './mask'
import type { PageText, Word } from './page-text'
import { ReadError } from './read-error'

export type ReadStep = 'open' | 'load' | 'recognize' | 'check'
/** What the reader is doing, and how far it is with the whole work, 0 to 1. */
export type ReadProgress = { step: ReadStep; share: number }

export type ReadOptions = { signal: AbortSignal; onProgress: (progress: ReadProgress) => void }

export type ReadDocument = {
  form: FormDefinition
  year: number | null
  /** Without the print they came from, and of identity numbers only the last four digits. */
  readings: readonly FieldReading[]
  /** From the text inside a PDF, or from a picture. */
  source: 'text' | 'picture'
  /** The page with its identity numbers painted over; `close` it when it is no longer shown. */
  picture: ImageBitmap
  /** The page's size in the units of the readings' boxes. */
  page: { width: number; height: number }
}

/** Dots across a page for the eye, and for reading: 200 to the inch of Letter paper. */
const SHOWN_WIDTH = 1224
const READ_WIDTH = 1700
const MOST_PAGES = 3
/** A page with fewer words inside is a scan, perhaps with a stamp. */
const LEAST_WORDS = 12

/**
 * Reads a tax form from a PDF or picture, on this device.
 * @throws ReadError that says why it could not be read
 * @throws DOMException "AbortError" when it was cancelled
 */
export async function readDocument(file: Blob, options: ReadOptions): Promise<ReadDocument> {
  const type = await checkFile(file)
  options.signal.throwIfAborted()
  options.onProgress({ step: 'open', share: 0.05 })
  if (type === 'image') return readPicture(await decode(file), options)

  const { openPdf } = await loadPdfReader()
  const pdf = await openPdf(new Uint8Array(await file.arrayBuffer()))
  try {
    const fromText = await readPdfText(pdf, options)
    if (fromText) return fromText
    const page = await pdf.openPage(1)
    return await readPicture(await page.draw(READ_WIDTH), options)
  } finally {
    await pdf.close()
  }
}

async function loadPdfReader() {
  try {
    return await loadPart(() => import('./engines/pdf'))
  } catch (error) {
    throw new ReadError('notLoaded', error)
  }
}

async function readPdfText(pdf: Pdf, { signal, onProgress }: ReadOptions) {
  for (let number = 1; number <= Math.min(pdf.pageCount, MOST_PAGES); number++) {
    const page = await pdf.openPage(number)
    const text = await page.readText()
    signal.throwIfAborted()
    onProgress({ step: 'recognize', share: 0.4 })
    if (text.words.length < LEAST_WORDS) continue
    const found = classifyForm(text.words)
    if (!found) continue
    const canvas = await page.draw(SHOWN_WIDTH)
    signal.throwIfAborted()
    const readings = extractFields(text.words, found.form)
    return finish(found, text, readings, canvas, 'text')
  }
  return null
}

async function readPicture(
  drawn: HTMLCanvasElement,
  { signal, onProgress }: ReadOptions,
): Promise<ReadDocument> {
  const canvas = straighten(drawn)
  onProgress({ step: 'load', share: 0.1 })
  const engine = await startEngine(signal, (share) =>
    onProgress({ step: 'load', share: 0.1 + 0.2 * share }),
  )
  const words = await engine.readPage(canvas, (share) =>
    onProgress({ step: 'recognize', share: 0.3 + 0.5 * share }),
  )
  if (words.filter(({ sureness, text }) => sureness > 0.4 && /\w{2}/.test(text)).length < 5) {
    throw new ReadError('blank')
  }
  const found = classifyForm(words)
  if (!found) throw new ReadError('unknownForm')

  const readings = extractFields(words, found.form)
  const seconds = new Map<string, SecondReading>()
  for (const [index, { field, value }] of readings.entries()) {
    onProgress({ step: 'check', share: 0.8 + (0.2 * index) / readings.length })
    if (value) seconds.set(field.id, await engine.readNumber(canvas, value.box))
  }
  const page = { width: canvas.width, height: canvas.height, words }
  return finish(found, page, confirmFields(readings, seconds), canvas, 'picture')
}

/** A photo or scan as a canvas of the width that is best to read. */
async function decode(file: Blob): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(file).catch((error: unknown) => {
    throw new ReadError('broken', error)
  })
  const isUpright = image.height >= image.width
  const scale = READ_WIDTH / (isUpright ? image.width : image.height)
  const canvas = createCanvas(image.width * scale, image.height * scale)
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas
}

function straighten(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const degrees = findSkew(toGrey(canvas))
  if (degrees === 0) return canvas
  const straight = turn(canvas, -degrees)
  release(canvas)
  return straight
}

async function finish(
  { form }: Classification,
  { width, height, words }: PageText,
  readings: readonly FieldReading[],
  canvas: HTMLCanvasElement,
  source: ReadDocument['source'],
): Promise<ReadDocument> {
  coverIdentities(canvas, canvas.width / width, words, readings)
  const picture = await createImageBitmap(canvas, {
    resizeWidth: SHOWN_WIDTH,
    resizeQuality: 'high',
  })
  release(canvas)
  return {
    form,
    year: findYear(words),
    readings: forgetIdentities(readings),
    source,
    picture,
    page: { width, height },
  }
}

/** Paints over every number that looks like an identity number, also on a second copy of the form. */
function coverIdentities(
  canvas: HTMLCanvasElement,
  scale: number,
  words: readonly Word[],
  readings: readonly FieldReading[],
): void {
  const context = contextOf(canvas)
  const found = readings.flatMap(({ value }) => (value?.kind === 'identity' ? [value.box] : []))
  context.resetTransform()
  context.fillStyle = '#1b2a23'
  for (const { x, y, width, height } of [...found, ...findIdentities(words)]) {
    const edge = 0.15 * height
    context.fillRect(
      scale * (x - edge),
      scale * (y - edge),
      scale * (width + 2 * edge),
      scale * (height + 2 * edge),
    )
  }
}
