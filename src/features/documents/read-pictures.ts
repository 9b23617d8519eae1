import { classifyForm } from './classify-form.ts'
import { confirmFields, type SecondReading } from './confirm-fields.ts'
import { contextOf, createCanvas, release, toGray, rotate } from './engines/canvas.ts'
import { startEngine } from './engines/engine-store.ts'
import { extractFields } from './extract-fields.ts'
import { findSkew } from './find-skew.ts'
import { finishReading } from './finish-reading.ts'
import type { Word } from './page-text.ts'
import { scaleToRead } from './picture-size.ts'
import {
  failWith,
  type ReadDocument,
  ReadError,
  type ReadOptions,
  type ReadProblem,
} from './reading.ts'

/** Draws a page only when it is needed: each takes a lot of memory. */
export type Draw = () => Promise<HTMLCanvasElement>

/**
 * Reads the first picture that shows a form.
 * @throws ReadError "unknownForm", "tooLong", or "blank" if none has any print
 */
export async function readPictures(
  pictures: readonly Draw[],
  { signal, onProgress }: ReadOptions,
): Promise<ReadDocument> {
  onProgress({ step: 'load', share: 0.1 })
  let problem: ReadProblem = 'blank'
  for (const [index, draw] of pictures.entries()) {
    const picture = await draw().catch(orNullIfTooLong)
    if (picture === null) {
      problem = 'tooLong'
      continue
    }
    const canvas = straighten(picture)
    const engine = await startEngine(signal, (share) =>
      onProgress({ step: 'load', share: 0.1 + 0.2 * share }),
    )
    const words = await engine.readPage(canvas, (share) =>
      onProgress({ step: 'recognize', share: 0.3 + (0.5 * (index + share)) / pictures.length }),
    )
    const form = classifyForm(words)
    if (form) {
      const { readings, year } = extractFields(words, form)
      const seconds = new Map<string, SecondReading>()
      for (const [at, { field, value }] of readings.entries()) {
        onProgress({ step: 'check', share: 0.8 + (0.2 * at) / readings.length })
        if (value) seconds.set(field.id, await engine.readNumber(canvas, value.box))
      }
      const page = { width: canvas.width, height: canvas.height, words }
      const confirmed = { readings: confirmFields(readings, seconds), year }
      return finishReading(form, page, confirmed, canvas, 'picture')
    }
    if (hasPrint(words)) problem = 'unknownForm'
    release(canvas)
  }
  throw new ReadError(problem)
}

/** Skips a page that is too long, such as a receipt, so that the next one is still read. */
function orNullIfTooLong(error: unknown): null {
  if (error instanceof ReadError && error.problem === 'tooLong') return null
  throw error
}

const hasPrint = (words: readonly Word[]) =>
  words.filter(({ confidence, text }) => confidence > 0.4 && /\w{2}/.test(text)).length >= 5

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
  const degrees = findSkew(toGray(canvas))
  if (degrees === 0) return canvas
  const straight = rotate(canvas, -degrees)
  release(canvas)
  return straight
}
