import { findLabels } from './find-labels.ts'
import { FORMS } from './forms/definitions.ts'
import type { FormDefinition } from './forms/form-definition.ts'
import type { Word } from './page-text.ts'
import { alphanumericsOf } from './similarity.ts'

const MIN_SCORE = 0.5
const NUMBER_WEIGHT = 2
const LABEL_WEIGHT = 2

/**
 * Detects which form a page is: by its printed number, by words only it has, and by how many of its boxes are
 * there.
 * @returns null if no form is likely enough
 */
export function classifyForm(words: readonly Word[]): FormDefinition | null {
  const scores = FORMS.map((form) => ({ form, score: scoreForm(words, form) }))
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  return best && best.score >= MIN_SCORE ? best.form : null
}

/** Share of the form's identifying features found on the page, 0 to 1. */
function scoreForm(words: readonly Word[], { kind, marks, fields }: FormDefinition): number {
  const foundMarks = marks.filter((mark) => findLabels(words, mark).length > 0)
  const amounts = fields.filter((field) => field.kind === 'money')
  const foundLabels = amounts.filter(({ labels }) =>
    labels.some((label) => findLabels(words, label).length > 0),
  )
  const score =
    (isPrinted(words, kind) ? NUMBER_WEIGHT : 0) +
    foundMarks.length / marks.length +
    (LABEL_WEIGHT * foundLabels.length) / amounts.length
  return score / (NUMBER_WEIGHT + 1 + LABEL_WEIGHT)
}

/** Whether a form number is printed, as one word ("1099-NEC") or as two in a row ("1099" "NEC"). */
function isPrinted(words: readonly Word[], number: string): boolean {
  return words.some((word, index) => {
    const own = alphanumericsOf(word.text)
    return own === number || own + alphanumericsOf(words[index + 1]?.text ?? '') === number
  })
}
