import { importChunk } from '@/lib/lazy-loading.tsx'
import { checkFile } from './check-file.ts'
import { evenLight } from './engines/canvas.ts'
import { startEngine } from './engines/engine-store.ts'
import type { Pdf } from './engines/pdf.ts'
import { toLines } from './find-cells.ts'
import { findForms, type FoundForm, problemOf } from './find-forms.ts'
import { leaveOut, rangesOf } from './left-out.ts'
import { failWith, type ReadDocument, ReadError, type ReadOptions } from './reading.ts'
import { decode, readPictures } from './read-pictures.ts'
import { isKnown, readSheet } from './read-sheet.ts'
import type { Word } from './page-text.ts'

/** Text is read fast, pictures are not. */
const MAX_TEXT_PAGES = 20
const MAX_PICTURES = 3
/** A page with less text inside is a scan, perhaps with a stamp or a footer. */
const MIN_WORDS = 12
const MIN_LINES = 3

/**
 * Reads a tax form from a PDF or picture, on this device.
 * @throws ReadError that says why it could not be read
 * @throws DOMException "AbortError" when it was canceled
 */
export async function readDocument(file: Blob, options: ReadOptions): Promise<ReadDocument> {
  const type = await checkFile(file)
  options.signal.throwIfAborted()
  options.onProgress({ step: 'open', share: 0.05 })
  if (type === 'image') return (await readPictures([() => decode(file)], options)).document

  const { openPdf } = await importChunk(() => import('./engines/pdf.ts')).catch(
    failWith('notLoaded'),
  )
  const pdf = await openPdf(new Uint8Array(await file.arrayBuffer()))
  try {
    return (await readText(pdf, options)) ?? (await readScan(pdf, options))
  } finally {
    await pdf.close()
  }
}

/** Reads the first page whose text is a known form, or returns null if there is none. */
async function readText(pdf: Pdf, options: ReadOptions): Promise<ReadDocument | null> {
  const { signal, onProgress } = options
  const pages: { number: number; words: readonly Word[]; forms: readonly FoundForm[] }[] = []
  for (const number of pageNumbers(pdf, MAX_TEXT_PAGES)) {
    const words = await (await pdf.openPage(number)).readText()
    signal.throwIfAborted()
    const isText = words.length >= MIN_WORDS && toLines(words).length >= MIN_LINES
    if (isText) pages.push({ number, words, forms: findForms(words) })
  }
  const first = pages.find(({ forms }) => forms.some(isKnown))
  if (!first) {
    const other = pages.flatMap(({ forms }) => forms)[0]
    if (other) throw new ReadError(problemOf(other))
    return null
  }
  onProgress({ step: 'load', share: 0.2 })
  // Without the engine, the text alone is read, and nothing counts as clearly read.
  const engine = await startEngine(signal, (share) =>
    onProgress({ step: 'load', share: 0.2 + 0.5 * share }),
  ).catch((error: unknown) => {
    if (error instanceof ReadError) return null
    throw error
  })
  const canvas = await (await pdf.openPage(first.number)).draw()
  evenLight(canvas)
  signal.throwIfAborted()
  const document = await readSheet({ ...first, canvas, source: 'text' }, engine, options)
  const names = pages
    .filter(({ number }) => number !== first.number)
    .flatMap(({ number, forms }) => forms.map(({ name }) => `${name} on page ${number}`))
  const unread = pageNumbers(pdf).filter((number) => !pages.some((page) => page.number === number))
  return withLeftOut(document, names, unread)
}

async function readScan(pdf: Pdf, options: ReadOptions): Promise<ReadDocument> {
  const draws = pageNumbers(pdf, MAX_PICTURES).map(
    (number) => async () => (await pdf.openPage(number)).draw(),
  )
  const isAll = pdf.pageCount <= MAX_PICTURES
  const { document, index, others } = await readPictures(draws, options).catch((error: unknown) => {
    const isUnknown =
      error instanceof ReadError && ['blank', 'unknownForm', 'otherForm'].includes(error.problem)
    throw isUnknown && !isAll ? new ReadError('notInFirstPages', error) : error
  })
  return withLeftOut(document, others, pageNumbers(pdf).slice(index + 1))
}

function withLeftOut(
  document: ReadDocument,
  names: readonly string[],
  unread: readonly number[],
): ReadDocument {
  const more = [...leaveOut('forms', names), ...leaveOut('pages', rangesOf(unread))]
  return { ...document, leftOut: [...document.leftOut, ...more] }
}

const pageNumbers = ({ pageCount }: Pdf, most = pageCount) =>
  Array.from({ length: Math.min(pageCount, most) }, (_, index) => index + 1)
