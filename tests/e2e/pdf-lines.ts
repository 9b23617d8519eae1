import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text on paper, in points from the lower left corner of its page. */
export type PdfText = { page: number; text: string; bottom: number; top: number; right: number }

export type PdfContent = { pages: number; pageHeight: number; pageWidth: number; texts: PdfText[] }

/** Reads where every piece of text of a PDF stands. All pages have the first one's size. */
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
      texts.push({
        page,
        text: item.str,
        bottom,
        top: bottom + item.height,
        right: left + item.width,
      })
    }
  }
  const pages = pdf.numPages
  await task.destroy()
  return { pages, pageHeight: height, pageWidth: width, texts }
}
