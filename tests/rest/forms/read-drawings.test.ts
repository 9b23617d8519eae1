import { expect, test } from 'vitest'
import { drawingWords } from './drawing-words.ts'
import { FORM_TEXTS } from '../../../local/forms/form-texts.ts'
import { drawForm, LAYOUTS } from '../../../local/forms/layouts.ts'
import { makeValues } from '../../../local/forms/make-values.ts'
import { type Drawing, LETTER } from '../../../local/forms/drawing.ts'
import { findForms } from '../../../src/features/documents/find-forms.ts'
import { findYear } from '../../../src/features/documents/find-year.ts'
import { readFields } from '../../../src/features/documents/read-fields.ts'
import { inkOf } from '../../fixtures/print-page.ts'
import { FORMS } from '../../../src/features/documents/forms.ts'

const CASES = FORMS.flatMap(({ kind }) =>
  LAYOUTS.flatMap((layout) => [1, 2].map((seed) => [kind, layout, seed] as const)),
)

const SCALE = 3

/** Reads a drawing as if both readers were perfect. */
async function readDrawing(drawing: Drawing) {
  const words = drawingWords(drawing).map(({ box: { x, y, width, height }, ...word }) => ({
    ...word,
    box: { x: SCALE * x, y: SCALE * y, width: SCALE * width, height: SCALE * height },
  }))
  const rules = drawing.flatMap((item) =>
    item.type === 'rule'
      ? [[item.x1, item.y1, item.x2, item.y2].map((at) => Math.round(SCALE * at))]
      : [],
  ) as [number, number, number, number][]
  const { ink, readLine } = inkOf(words, SCALE * LETTER.width, SCALE * LETTER.height, rules)
  const [form] = findForms(words)
  if (!form?.definition) throw new Error('No form was found')
  const readings = await readFields(form.words, form.definition, ink, 'text', readLine)
  return {
    kind: form.definition.kind,
    year: findYear(form.words, form.definition),
    levels: readings.map(({ state }) => (state.kind === 'read' ? state.level : state.kind)),
    found: Object.fromEntries(
      readings.map(({ field, value }) => [
        field.id,
        field.kind === 'money' ? (value?.cents ?? 0) : value?.digits,
      ]),
    ),
  }
}

test.each(CASES)('reads every box of %s in the %s design (%i)', async (kind, layout, seed) => {
  const values = makeValues(kind, seed)
  const read = await readDrawing(drawForm(layout, FORM_TEXTS[kind], values))
  expect(read.kind).toBe(kind)
  const identities = Object.entries(values.identities).map(([id, text]) => [
    id,
    text.replaceAll('-', ''),
  ])
  expect(read.found).toEqual({ ...values.amounts, ...Object.fromEntries(identities) })
  expect(read.levels.filter((level) => level !== 'high' && level !== 'empty')).toEqual([])
})

/** Amounts of 2,026.00 without comma and cents. */
function shorten(drawing: Drawing): Drawing {
  const isAmount = (text: string) => /^\$?2,?026\.00$/.test(text)
  return drawing.map((item) =>
    item.type === 'text' && isAmount(item.text) ? { ...item, text: '2026' } : item,
  )
}

test.each(FORMS.flatMap(({ kind }) => LAYOUTS.map((layout) => [kind, layout] as const)))(
  'reads no whole-dollar amount as a year on %s in the %s design',
  async (kind, layout) => {
    const { identities, amounts } = makeValues(kind, 1)
    const same = Object.fromEntries(Object.keys(amounts).map((id) => [id, 202_600]))
    const read = await readDrawing(
      shorten(drawForm(layout, FORM_TEXTS[kind], { identities, amounts: same })),
    )
    expect(read.found).toMatchObject(same)
    expect(read.year).toBe(2025)
  },
)
