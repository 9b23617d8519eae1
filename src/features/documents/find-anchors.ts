import { findLabels, hasBoxNumber, type LabelMatch } from './find-labels.ts'
import type { FieldDefinition, FormDefinition } from './forms.ts'
import { isSameLine, type Word } from './page-text.ts'
import { alphanumericsOf, lettersOf, similarity } from './similarity.ts'

/** A label on the page. Without a field, it only keeps its print from other boxes. */
export type Anchor = { field: FieldDefinition | null; label: LabelMatch; isNumbered: boolean }

/** The labels to look for, and the number and title of their form, which may be the same as a label. */
export type LabelSet = Pick<FormDefinition, 'fields' | 'otherLabels'> &
  Partial<Pick<FormDefinition, 'kind' | 'title'>>

/**
 * Every label of the form on the page. Where wordings overlap, the longer one counts; where some copies of a
 * label follow their box number, the others are titles.
 */
export function findAnchors(words: readonly Word[], form: LabelSet): Anchor[] {
  const ofFields = form.fields.flatMap((field) =>
    field.labels.flatMap((wording) =>
      findLabels(words, wording).map((label) => {
        return { field, label, isNumbered: hasBoxNumber(words, label, field.box) }
      }),
    ),
  )
  const others = form.otherLabels.flatMap((wording) =>
    findLabels(words, wording).map((label) => ({ field: null, label, isNumbered: false })),
  )
  const size = ({ label }: Anchor) =>
    label.similarity * label.words.reduce((sum, { text }) => sum + lettersOf(text).length, 0)
  const used = new Set<Word>()
  const anchors = [...ofFields, ...others]
    .toSorted((a, b) => size(b) - size(a))
    .filter(({ label }) => {
      if (label.words.some((word) => used.has(word))) return false
      for (const word of label.words) used.add(word)
      return true
    })
  const isTitle = ({ label: { words: own } }: Anchor) =>
    form.title !== undefined &&
    similarity(lettersOf(own.map(({ text }) => text).join('')), lettersOf(form.title)) > 0.8 &&
    words.some(
      ({ text, box }) =>
        alphanumericsOf(text) === form.kind && own.some((word) => isSameLine(word.box, box)),
    )
  const numbered = new Set(anchors.flatMap(({ field, isNumbered }) => (isNumbered ? [field] : [])))
  return anchors.filter((anchor) => {
    const { field, isNumbered } = anchor
    return isNumbered || !field || !(numbered.has(field) || isTitle(anchor))
  })
}
