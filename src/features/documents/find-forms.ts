import { findAnchors } from './find-anchors.ts'
import { findLabels } from './find-labels.ts'
import { type FormDefinition, FORMS } from './forms.ts'
import {
  bottom,
  type Box,
  isSameLine,
  middleX,
  middleY,
  type Word,
  wordsBefore,
} from './page-text.ts'
import { alphanumericsOf } from './similarity.ts'

/** A form on a sheet, with the words of its part of the sheet. */
export type FoundForm = {
  /** As printed: "1099-B". */
  name: string
  /** Null for a form that cannot be read here. */
  definition: FormDefinition | null
  words: readonly Word[]
}

/** Why a form that is not known is not read. */
export const problemOf = ({ name }: FoundForm) =>
  name.toLowerCase() === 'w-2c' ? 'correction' : 'otherForm'

/** "VOID" or "CORRECTED" where it is checked, or null. */
export function findMark(words: readonly Word[]): string | null {
  const checked = words.find((word) => {
    const before = /^(?:void|corrected)$/i.test(word.text) ? beside(words, word) : null
    return before !== null && /^\W?[x×✓✔☒]\W?$/i.test(before.text)
  })
  return checked?.text.toUpperCase() ?? null
}

/** Splits a sheet at the titles of its forms, and each part where its labels begin again. */
export function findForms(words: readonly Word[]): FoundForm[] {
  const titles = findTitles(words)
  const kinds = new Set(titles.map(({ kind }) => kind))
  if (kinds.size > 1) {
    const parts = splitAtTitles(words, titles)
    // The other titles may have been mentions.
    if (new Set(parts.map(({ name }) => name)).size > 1) return parts
  }
  const [title] = titles
  const known = title ? FORMS.find(({ kind }) => kind === title.kind) : undefined
  if (title && !known && kinds.size === 1) return [{ name: title.name, definition: null, words }]
  const definition = known && hasLabels(words, known) ? known : classify(words)
  return definition ? copiesOf(words, definition) : []
}

type Title = { kind: string; name: string; box: Box }

/** The numbers of forms that people get, in lower case, without the hyphens. */
const FORM_NUMBER =
  /^(?:w2[cg]?|1099(?:[abckgqrs]|int|div|nec|misc|oid|patr|ltc|da|sa|qa|ls|sb)|1098[cetfmaq]?|1095[abc]|1042s|ssa1099|rrb1099r?|5498(?:sa|esa)?)$/

/** Form numbers that begin a line or follow "Form" there. One inside a sentence is not a title. */
export function findTitles(words: readonly Word[]): Title[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    const own = alphanumericsOf(word.text)
    const isOneWord = own === '' || FORM_NUMBER.test(own)
    const joined = word.text + (next && isSameLine(next.box, word.box) ? next.text : '')
    const name = isOneWord ? word.text : joined
    const kind = alphanumericsOf(name)
    if (!FORM_NUMBER.test(kind) || /\d[,.]\d/.test(name)) return []
    const before = beside(words, word)
    const isAfterForm = before !== null && /^forms?:?$/i.test(before.text)
    const start = isAfterForm ? beside(words, before) : before
    const isAfterYear = start !== null && /^20\d\d$/.test(start.text)
    if ((isAfterYear ? beside(words, start) : start) !== null) return []
    // "1098" alone may be anything.
    if (/^\d+$/.test(kind) && !isAfterForm && !/^[A-Z]/.test(next?.text ?? '')) return []
    return [{ kind, name: name.replace(/[^\w-]/g, ''), box: word.box }]
  })
}

/** The word right before another on its line, or null. */
const beside = (words: readonly Word[], { box }: Word) => wordsBefore(words, box, 1.2)[0] ?? null

/**
 * Cuts a sheet with different forms at their titles. Titles stand above their forms or below them, whichever
 * leaves more of the forms' labels with their title.
 */
function splitAtTitles(words: readonly Word[], titles: readonly Title[]): FoundForm[] {
  const sorted = titles.toSorted((a, b) => a.box.y - b.box.y)
  const isBeside = (a: Title, b: Title) => isSameLine(a.box, b.box)
  const partsOf = (isAbove: boolean) =>
    sorted.map((title) => {
      const next = sorted.find(({ box }) => box.y > title.box.y && !isSameLine(box, title.box))
      const before = sorted.findLast(
        ({ box }) => box.y < title.box.y && !isSameLine(box, title.box),
      )
      const rights = sorted.filter((one) => isBeside(one, title) && one.box.x > title.box.x)
      const hasLeft = sorted.some((one) => isBeside(one, title) && one.box.x < title.box.x)
      const [low, high] = isAbove
        ? [title.box.y, next?.box.y ?? Number.POSITIVE_INFINITY]
        : [before ? bottom(before.box) : 0, bottom(title.box)]
      const margin = 5 * title.box.height
      const own = words.filter(
        ({ box }) =>
          middleY(box) > low &&
          middleY(box) < high &&
          (!hasLeft || middleX(box) > title.box.x - margin) &&
          rights.every((one) => middleX(box) < one.box.x - margin),
      )
      const definition = FORMS.find(({ kind }) => kind === title.kind) ?? null
      return { name: title.name, definition, words: own }
    })
  const labels = (parts: readonly FoundForm[]) =>
    parts.reduce((sum, part) => sum + labelCount(part.words, part.definition), 0)
  const [above, below] = [partsOf(true), partsOf(false)]
  const parts = labels(below) > labels(above) ? below : above
  return parts
    .filter(({ definition, words: own }) =>
      definition ? hasLabels(own, definition) : own.some(({ text }) => /\d\.\d\d$/.test(text)),
    )
    .flatMap((part) => (part.definition ? copiesOf(part.words, part.definition) : [part]))
}

const isPrinted = (words: readonly Word[]) => (wording: string) =>
  findLabels(words, wording).length > 0

/** How many of the form's amounts have their label among the words. */
function labelCount(words: readonly Word[], form: FormDefinition | null): number {
  const amounts = form?.fields.filter(({ kind }) => kind === 'money') ?? []
  return amounts.filter(({ labels }) => labels.some(isPrinted(words))).length
}

const hasLabels = (words: readonly Word[], form: FormDefinition) => labelCount(words, form) >= 2

/** The form of a sheet without a readable title: by its number anywhere, its name, and its labels. */
function classify(words: readonly Word[]): FormDefinition | null {
  const scores = FORMS.map((form) => {
    const number = words.some(({ text }) => alphanumericsOf(text) === form.kind) ? 2 : 0
    const title = isPrinted(words)(form.title) ? 1 : 0
    const amounts = form.fields.filter(({ kind }) => kind === 'money').length
    return { form, score: number + title + (2 * labelCount(words, form)) / amounts }
  })
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  return best && best.score >= 2.5 ? best.form : null
}

/** Splits the words of a form's copies, or of several people's forms, where its labels begin again. */
function copiesOf(words: readonly Word[], form: FormDefinition): FoundForm[] {
  const anchors = findAnchors(words, form).filter(({ field }) => field !== null)
  const cut = bestCut(anchors.map(({ field, label }) => ({ id: field?.id ?? '', box: label.box })))
  if (!cut) return [{ name: form.shortName, definition: form, words }]
  return [false, true].flatMap((isAfter) =>
    copiesOf(
      words.filter(({ box }) => (cut.isAcross ? middleY(box) : middleX(box)) > cut.at === isAfter),
      form,
    ),
  )
}

type Placed = { id: string; box: Box }

/** Where a cut across or down the sheet parts most labels from their own repetition, or null. */
function bestCut(labels: readonly Placed[]): { isAcross: boolean; at: number } | null {
  let best: { isAcross: boolean; at: number; gain: number } | null = null
  for (const isAcross of [true, false]) {
    const startOf = ({ box }: Placed) => (isAcross ? box.y : box.x)
    for (const { box } of labels) {
      const at = isAcross ? box.y - 0.4 * box.height : box.x - box.height
      const [before, after] = [false, true].map(
        (isAfter) =>
          new Set(labels.filter((one) => startOf(one) > at === isAfter).map(({ id }) => id)),
      )
      if (!before || !after) continue
      const both = [...before].filter((id) => after.has(id)).length
      const gain = 2 * both - (before.size + after.size - 2 * both)
      if (gain > (best?.gain ?? 0)) best = { isAcross, at, gain }
    }
  }
  return best
}
