import { expect, test } from 'vitest'
import { drawingWords } from '../../../scripts/forms/drawing-words.ts'
import { FORM_TEXTS } from '../../../scripts/forms/form-texts.ts'
import { drawForm, LAYOUTS } from '../../../scripts/forms/layouts.ts'
import { makeValues } from '../../../scripts/forms/make-values.ts'
import type { Drawing } from '../../../scripts/forms/drawing.ts'
import { classifyForm } from '../../../src/features/documents/classify-form.ts'
import { extractFields } from '../../../src/features/documents/extract-fields.ts'
import { FORM_KINDS } from '../../../src/features/documents/forms/form-definition.ts'

const CASES = FORM_KINDS.flatMap((kind) =>
  LAYOUTS.flatMap((layout) => [1, 2].map((seed) => [kind, layout, seed] as const)),
)

test.each(CASES)('reads every box of %s in the %s design (%i)', (kind, layout, seed) => {
  const values = makeValues(kind, seed)
  const words = drawingWords(drawForm(layout, FORM_TEXTS[kind], values))
  const form = classifyForm(words)
  expect(form?.kind).toBe(kind)
  if (!form) return
  const { readings } = extractFields(words, form)
  const found = Object.fromEntries(
    readings.map(({ field, value }) => [
      field.id,
      field.kind === 'money' ? (value?.cents ?? 0) : value?.digits,
    ]),
  )
  const identities = Object.entries(values.identities).map(([id, text]) => [
    id,
    text.replaceAll('-', ''),
  ])
  expect(found).toEqual({ ...values.amounts, ...Object.fromEntries(identities) })
})

/** Amounts of 2,026.00 without comma and cents. */
function shorten(drawing: Drawing): Drawing {
  const isAmount = (text: string) => /^\$?2,?026\.00$/.test(text)
  return drawing.map((item) =>
    item.type === 'text' && isAmount(item.text) ? { ...item, text: '2026' } : item,
  )
}

test.each(FORM_KINDS.flatMap((kind) => LAYOUTS.map((layout) => [kind, layout] as const)))(
  'reads no whole-dollar amount as a year on %s in the %s design',
  (kind, layout) => {
    const { identities, amounts } = makeValues(kind, 1)
    const same = Object.fromEntries(Object.keys(amounts).map((id) => [id, 202_600]))
    const drawing = shorten(drawForm(layout, FORM_TEXTS[kind], { identities, amounts: same }))
    const words = drawingWords(drawing)
    const form = classifyForm(words)
    const { readings, year } = form ? extractFields(words, form) : {}
    const found = readings?.flatMap(({ field: { id, kind }, value }) =>
      kind === 'money' ? [[id, value?.cents]] : [],
    )
    expect(Object.fromEntries(found ?? [])).toEqual(same)
    expect(year).toBe(2025)
  },
)
