import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A run of text on one line of paper, in points from the lower left corner of its page. */
export type PdfText = { page: number; text: string; bottom: number; top: number; right: number }

export type PdfContent = { pages: number; pageHeight: number; pageWidth: number; texts: PdfText[] }

/** A wider gap than this, in heights of the print, separates two columns. */
const WORD_GAP = 0.6

/** Reads the position of every run of text in a PDF. All pages have the first page's size. */
export async function readPdf(data: Buffer): Promise<PdfContent> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: VerbosityLevel.ERRORS })
  const pdf = await task.promise
  const texts: PdfText[] = []
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , left = 0, bottom = 0] = item.transform as number[]
      const right = left + item.width
      const before = texts.at(-1)
      const gap = before ? (left - before.right) / item.height : Number.NaN
      // An element inside a line, such as one that must not break, is a separate piece.
      if (before?.page === page && before.bottom === bottom && Math.abs(gap) < WORD_GAP) {
        before.text += `${gap > 0.1 && !before.text.endsWith(' ') ? ' ' : ''}${item.str}`
        before.right = right
        continue
      }
      texts.push({ page, text: item.str, bottom, top: bottom + item.height, right })
    }
  }
  const pages = pdf.numPages
  await task.destroy()
  return { pages, pageHeight: height, pageWidth: width, texts }
}
