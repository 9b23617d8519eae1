import { contextOf, release } from './engines/canvas.ts'
import type { FieldReading, FormReading } from './extract-fields.ts'
import type { FormDefinition } from './forms/form-definition.ts'
import { findIdentities, forgetIdentities } from './mask.ts'
import { pad, type PageText, type Word } from './page-text.ts'
import type { ReadDocument } from './reading.ts'

/** Width of the page picture that is shown, in pixels. */
export const SHOWN_WIDTH = 1224

/** Keeps only a page's fields, and its picture with identity numbers painted over. */
export async function finishReading(
  form: FormDefinition,
  { width, height, words }: PageText,
  { readings, year }: FormReading,
  canvas: HTMLCanvasElement,
  source: ReadDocument['source'],
): Promise<ReadDocument> {
  coverIdentities(canvas, canvas.width / width, words, readings)
  const picture = await createImageBitmap(canvas, {
    resizeWidth: Math.min(SHOWN_WIDTH, canvas.width),
    resizeQuality: 'high',
  })
  release(canvas)
  return {
    form,
    year,
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
  for (const box of [...found, ...findIdentities(words)]) {
    const { x, y, width, height } = pad(box, 0.15 * box.height)
    context.fillRect(scale * x, scale * y, scale * width, scale * height)
  }
}
