import { contextOf, release, toGray } from './engines/canvas.ts'
import type { Ocr } from './engines/ocr.ts'
import { findMark, type FoundForm } from './find-forms.ts'
import { findYear } from './find-year.ts'
import type { FormDefinition } from './forms.ts'
import { findInk, findPale } from './ink.ts'
import { leaveOut } from './left-out.ts'
import { findIdentities } from './mask.ts'
import { type Box, pad, type Word } from './page-text.ts'
import { type FieldReading, isSame, readFields, type Source } from './read-fields.ts'
import type { ReadDocument, ReadOptions } from './reading.ts'
import { lower } from './shown-field.ts'

/** Width of the page picture that is shown, in pixels. */
const SHOWN_WIDTH = 1224

/** A page as it is drawn, its words in pixels, and the forms on it. */
export type Sheet = {
  canvas: HTMLCanvasElement
  words: readonly Word[]
  forms: readonly FoundForm[]
  source: Source
}

type KnownForm = FoundForm & { definition: FormDefinition }

export const isKnown = (form: FoundForm): form is KnownForm => form.definition !== null

/**
 * Reads the first known form on a sheet, which must have one. Keeps only its fields, the names of the other forms,
 * and the sheet's picture with identity numbers painted over.
 * @param engine for the second reading; null if it could not be loaded
 */
export async function readSheet(
  { canvas, words, forms, source }: Sheet,
  engine: Pick<Ocr, 'readNumber' | 'readPage'> | null,
  { onProgress }: Pick<ReadOptions, 'onProgress'>,
): Promise<ReadDocument> {
  const [form, ...others] = forms.filter(isKnown)
  if (!form) throw new Error('There is no known form on this sheet')
  const { definition } = form
  const gray = toGray(canvas)
  const ink = {
    ...findInk(gray, source),
    ...(source === 'picture' && { pale: findPale(gray) }),
  }
  let linesRead = 0
  const readLine = (line: Box) => {
    onProgress({ step: 'check', share: Math.min(0.98, 0.8 + 0.01 * linesRead++) })
    return engine?.readNumber(canvas, line) ?? Promise.resolve('')
  }
  let readings = await readFields(form.words, definition, ink, source, engine && readLine)
  const differing: string[] = []
  for (const copy of others.filter((other) => other.definition === definition)) {
    const compared = compareCopy(
      readings,
      await readFields(copy.words, definition, ink, source, null),
    )
    readings = compared.readings
    if (compared.differs) differing.push(definition.shortName)
  }
  const names = forms.filter((other) => other.definition !== definition).map(({ name }) => name)
  const boxes = readings.filter(({ hasSecondRow }) => hasSecondRow).map(({ field }) => field.box)

  // An identity number may be drawn where the PDF has no text, such as in a picture.
  const drawn = source === 'text' && engine ? await engine.readPage(canvas, () => {}) : []

  return {
    form: definition,
    year: findYear(form.words, definition),
    mark: findMark(form.words),
    // The digits of identity numbers end here.
    fields: readings.map(({ field, text, state, box }) => ({ field, text, state, box })),
    leftOut: [
      ...leaveOut('same', differing.slice(0, 1)),
      ...leaveOut('forms', names),
      ...leaveOut('rows', boxes),
    ],
    source,
    isConfirmed: engine !== null,
    page: { width: canvas.width, height: canvas.height },
    picture: await keepPicture(canvas, [
      ...findIdentities(words, ink),
      ...findIdentities(drawn, ink),
    ]),
  }
}

/**
 * Holds a form against another of its kind on the sheet. With the same identity numbers it is a copy, and boxes
 * that differ are in doubt.
 */
function compareCopy(readings: readonly FieldReading[], copy: readonly FieldReading[]) {
  const differing = readings.filter(({ value, state }, index) => {
    const other = copy[index]?.value ?? null
    return other && (value ? !isSame(value, other) : state.kind === 'empty')
  })
  const isSomebodyElse = differing.some(({ field }) => field.kind === 'identity')
  return {
    differs: differing.length > 0,
    readings: readings.map((reading) =>
      differing.includes(reading) && !isSomebodyElse
        ? { ...reading, ...lower(reading, 'low') }
        : reading,
    ),
  }
}

/** The sheet's picture without its identity numbers, also those on other copies. Frees the sheet. */
async function keepPicture(
  canvas: HTMLCanvasElement,
  identities: readonly Box[],
): Promise<ImageBitmap> {
  const context = contextOf(canvas)
  context.resetTransform()
  context.fillStyle = '#1b2a23'
  for (const box of identities) {
    const { x, y, width, height } = pad(box, 0.15 * box.height)
    context.fillRect(x, y, width, height)
  }
  const picture = await createImageBitmap(canvas, {
    resizeWidth: Math.min(SHOWN_WIDTH, canvas.width),
    resizeQuality: 'high',
  })
  release(canvas)
  return picture
}
