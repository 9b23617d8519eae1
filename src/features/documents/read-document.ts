import { importChunk } from '@/lib/lazy-loading.tsx'
import { checkFile } from './check-file.ts'
import { classifyForm } from './classify-form.ts'
import type { Pdf } from './engines/pdf.ts'
import { extractFields } from './extract-fields.ts'
import { finishReading, SHOWN_WIDTH } from './finish-reading.ts'
import { scaleTo, scaleToRead } from './picture-size.ts'
import { failWith, type ReadDocument, type ReadOptions } from './reading.ts'
import { decode, type Draw, readPictures } from './read-pictures.ts'

const MAX_PAGES = 3
/** A page with fewer words inside is a scan, perhaps with a stamp. */
const MIN_WORDS = 12

/**
 * Reads a tax form from a PDF or picture, on this device.
 * @throws ReadError that says why it could not be read
 * @throws DOMException "AbortError" when it was canceled
 */
export async function readDocument(file: Blob, options: ReadOptions): Promise<ReadDocument> {
  const type = await checkFile(file)
  options.signal.throwIfAborted()
  options.onProgress({ step: 'open', share: 0.05 })
  if (type === 'image') return readPictures([() => decode(file)], options)

  const { openPdf } = await importChunk(() => import('./engines/pdf.ts')).catch(
    failWith('notLoaded'),
  )
  const pdf = await openPdf(new Uint8Array(await file.arrayBuffer()))
  try {
    const fromText = await readPdfText(pdf, options)
    if (fromText) return fromText
    return await readPictures(drawPages(pdf), options)
  } finally {
    await pdf.close()
  }
}

async function readPdfText(pdf: Pdf, { signal, onProgress }: ReadOptions) {
  for (const number of pageNumbers(pdf)) {
    const page = await pdf.openPage(number)
    const text = await page.readText()
    signal.throwIfAborted()
    onProgress({ step: 'recognize', share: 0.4 })
    if (text.words.length < MIN_WORDS) continue
    const form = classifyForm(text.words)
    if (!form) continue
    const canvas = await page.draw(scaleTo(SHOWN_WIDTH, page.width, page.height))
    signal.throwIfAborted()
    return finishReading(form, text, extractFields(text.words, form), canvas, 'text')
  }
  return null
}

const pageNumbers = ({ pageCount }: Pdf) =>
  Array.from({ length: Math.min(pageCount, MAX_PAGES) }, (_, index) => index + 1)

function drawPages(pdf: Pdf): Draw[] {
  return pageNumbers(pdf).map((number) => async () => {
    const page = await pdf.openPage(number)
    return page.draw(scaleToRead(page.width, page.height))
  })
}
