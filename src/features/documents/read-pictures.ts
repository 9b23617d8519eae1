import { contextOf, createCanvas, evenLight, release, rotate, toGray } from './engines/canvas.ts'
import { startEngine } from './engines/engine-store.ts'
import { findForms, problemOf } from './find-forms.ts'
import { findSkew } from './find-skew.ts'
import { findInk } from './ink.ts'
import type { Word } from './page-text.ts'
import { scaleToRead } from './picture-size.ts'
import {
  failWith,
  type ReadDocument,
  ReadError,
  type ReadOptions,
  type ReadProblem,
} from './reading.ts'
import { isKnown, readSheet } from './read-sheet.ts'
import { lettersOf } from './similarity.ts'

/** Draws a page only when it is needed: each takes a lot of memory. */
export type Draw = () => Promise<HTMLCanvasElement>

/**
 * Reads the first picture that shows a known form.
 * @returns the document, the picture's index, and other forms on the pictures before it
 * @throws ReadError "otherForm", "unknownForm", "tooLong", or "blank" if none has any print
 */
export async function readPictures(
  pictures: readonly Draw[],
  options: ReadOptions,
): Promise<{ document: ReadDocument; index: number; others: string[] }> {
  const { signal, onProgress } = options
  onProgress({ step: 'load', share: 0.1 })
  let problem: ReadProblem = 'blank'
  const others: string[] = []
  for (const [index, draw] of pictures.entries()) {
    const picture = await draw().catch(orNullIfTooLong)
    if (picture === null) {
      problem = 'tooLong'
      continue
    }
    evenLight(picture)
    const engine = await startEngine(signal, (share) =>
      onProgress({ step: 'load', share: 0.1 + 0.2 * share }),
    )
    const readPage = async (canvas: HTMLCanvasElement) => {
      const words = await engine.readPage(canvas, (share) =>
        onProgress({ step: 'recognize', share: 0.3 + (0.5 * (index + share)) / pictures.length }),
      )
      return { canvas, words, forms: findForms(words) }
    }
    let sheet = await readPage(straighten(picture))
    for (let turns = 0; turns < 3 && sheet.forms.length === 0 && isTurned(sheet.words); turns++) {
      sheet = await readPage(straighten(replace(sheet.canvas, rotate(sheet.canvas, 90))))
    }
    const { canvas, words, forms } = sheet
    if (forms.some(isKnown)) {
      const document = await readSheet({ ...sheet, source: 'picture' }, engine, options)
      return { document, index, others }
    }
    others.push(...forms.map(({ name }) => `${name} on page ${index + 1}`))
    const [other] = forms
    if (other) problem = problemOf(other)
    else if (isPrint(words)) problem = 'unknownForm'
    release(canvas)
  }
  throw new ReadError(problem)
}

/** Skips a page that is too long, such as a receipt, so that the next one is still read. */
function orNullIfTooLong(error: unknown): null {
  if (error instanceof ReadError && error.problem === 'tooLong') return null
  throw error
}

const wordsLike = (words: readonly Word[], confidence: number, letters: number) =>
  words.filter((word) => word.confidence > confidence && lettersOf(word.text).length >= letters)

const isPrint = (words: readonly Word[]) => wordsLike(words, 0.4, 2).length >= 5

/** On a page that lies on its side or upside down, hardly any print makes a word. */
const isTurned = (words: readonly Word[]) =>
  wordsLike(words, 0.7, 3).length < Math.max(10, 0.3 * words.length)

/**
 * A photo or scan as a canvas in the best size for reading.
 * @throws ReadError "unopened" or "tooLong"
 */
export async function decode(file: Blob): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(file).catch(failWith('unopened'))
  try {
    const scale = scaleToRead(image.width, image.height)
    const canvas = createCanvas(image.width * scale, image.height * scale)
    contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas
  } finally {
    image.close()
  }
}

function straighten(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const degrees = findSkew(findInk(toGray(canvas), 'picture'))
  return degrees === 0 ? canvas : replace(canvas, rotate(canvas, -degrees))
}

function replace(old: HTMLCanvasElement, canvas: HTMLCanvasElement): HTMLCanvasElement {
  release(old)
  return canvas
}
