import { findLabels, hasBoxNumber, type LabelMatch } from './find-labels.ts'
import { findValues, type PrintedValue } from './find-values.ts'
import { findYear, isYear } from './find-year.ts'
import type { FieldDefinition, FormDefinition } from './forms/form-definition.ts'
import { bottom, type Box, isSameLine, middleX, right, type Word } from './page-text.ts'
import { lettersOf } from './similarity.ts'

/** The content of one box on the form. */
export type FieldReading = {
  field: FieldDefinition
  /** Null if the box's label is missing or nothing is printed in it. */
  value: PrintedValue | null
  /** Where the label is, or null if it was not found. */
  label: Box | null
  /** How sure the reading is, 0 to 1. */
  confidence: number
}

export type FormReading = {
  readings: readonly FieldReading[]
  /** Its tax year, or null if none is printed. */
  year: number | null
}

/** A label on the page. Without a field, it only keeps its amount from other boxes. */
type Anchor = { field: FieldDefinition | null; label: LabelMatch; isNumbered: boolean }
type Pair = { anchor: Anchor; value: PrintedValue; cost: number }

const MAX_COST = 6
/** Copies of a form on one page must agree. Beyond this cost, a label is not a copy. */
const COPY_COST = 2
const UNREADABLE_COST = 1

/**
 * Reads the boxes of a form: finds the printed labels, then assigns each amount to the label above or before
 * it, closest pairs first. The form's year, found away from its boxes, is not an amount.
 */
export function extractFields(words: readonly Word[], form: FormDefinition): FormReading {
  const anchors = findAnchors(words, form)
  const values = findValues(words)
  const pairs = anchors
    .flatMap((anchor) =>
      values.map((value) => ({ anchor, value, cost: costOf(words, anchor, value) })),
    )
    .filter(({ cost }) => cost <= MAX_COST)
    .toSorted((a, b) => a.cost - b.cost)
  const year = findYear(words, wordsInBoxes(pairs))
  const taken = pairUp(pairs.filter(({ value }) => !isYear(value, year)))

  const readings = form.fields.map((field) => {
    const own = taken.filter(({ anchor }) => anchor.field === field)
    const [best] = own
    const labels = anchors.filter((anchor) => anchor.field === field)
    const label = (best?.anchor ?? labels.find(({ isNumbered }) => isNumbered) ?? labels[0])?.label
    return {
      field,
      value: best?.value ?? null,
      label: label?.box ?? null,
      confidence: best ? confidenceOf(best, own) : 0,
    }
  })
  return { readings, year }
}

/** Every label of the form on the page. Where wordings overlap, the longer one counts. */
function findAnchors(words: readonly Word[], form: FormDefinition): Anchor[] {
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
  return [...ofFields, ...others]
    .toSorted((a, b) => size(b) - size(a))
    .filter(({ label }) => {
      if (label.words.some((word) => used.has(word))) return false
      for (const word of label.words) used.add(word)
      return true
    })
}

/**
 * Print that may be an amount of the form. If one copy of a label follows its box number, the other copies
 * don't count: the year follows the title "Interest Income".
 */
function wordsInBoxes(pairs: readonly Pair[]): ReadonlySet<Word> {
  const numbered = new Set(
    pairs.flatMap(({ anchor: { field, isNumbered } }) => (isNumbered ? [field] : [])),
  )
  return new Set(
    pairs.flatMap(({ anchor: { field, isNumbered }, value }) =>
      isNumbered || !numbered.has(field) ? value.words : [],
    ),
  )
}

/** Assigns each amount to one label, and one amount to each label. */
function pairUp(pairs: readonly Pair[]): Pair[] {
  const usedAnchors = new Set<Anchor>()
  const usedValues = new Set<PrintedValue>()
  return pairs.filter(({ anchor, value }) => {
    if (usedAnchors.has(anchor) || usedValues.has(value)) return false
    usedAnchors.add(anchor)
    usedValues.add(value)
    return true
  })
}

/** How far an amount is from a label, in heights of its print. 0 is right below the label. */
function costOf(words: readonly Word[], anchor: Anchor, value: PrintedValue): number {
  const { field, label, isNumbered } = anchor
  if (field && field.kind !== value.kind) return Number.POSITIVE_INFINITY
  if (value.words.some((word) => label.words.includes(word))) return Number.POSITIVE_INFINITY
  const doubt =
    2 * (1 - label.similarity) + (isNumbered ? 0 : 0.5) + (value.isReadable ? 0 : UNREADABLE_COST)
  return doubt + Math.min(costBeside(words, label, value), costBelow(words, label, value))
}

function costBeside(words: readonly Word[], label: LabelMatch, value: PrintedValue): number {
  const lastLine = label.words.at(-1)?.box
  if (!lastLine || !isSameLine(lastLine, value.box)) return Number.POSITIVE_INFINITY
  const gap = value.box.x - right(lastLine)
  const between = { ...lastLine, x: right(lastLine), width: gap }
  if (gap < 0 || isBlocked(words, label, value, between)) return Number.POSITIVE_INFINITY
  return 0.6 + (0.03 * gap) / label.height
}

function costBelow(words: readonly Word[], label: LabelMatch, value: PrintedValue): number {
  const { box, height } = label
  const down = value.box.y - bottom(box)
  if (down < -0.4 * height || down > 4 * height) return Number.POSITIVE_INFINITY
  const middle = middleX(value.box)
  if (middle < box.x - 1.5 * height || middle > cellEnd(words, label)) {
    return Number.POSITIVE_INFINITY
  }
  const between = { ...value.box, y: bottom(box), height: Math.max(0, down) }
  if (isBlocked(words, label, value, between)) return Number.POSITIVE_INFINITY
  const toRight = Math.max(0, value.box.x - right(box))
  const toLeft = Math.max(0, box.x - value.box.x - height)
  return Math.max(0, down) / height + (0.3 * (toRight + 2 * toLeft)) / height
}

/** Where the label's cell ends: at the next text to the right on the label's lines. */
function cellEnd(words: readonly Word[], label: LabelMatch): number {
  const starts = words
    .filter(
      (word) =>
        isText(word) &&
        !label.words.includes(word) &&
        word.box.x > right(label.box) &&
        word.box.y < bottom(label.box) &&
        bottom(word.box) > label.box.y,
    )
    .map(({ box }) => box.x)
  return Math.min(Number.POSITIVE_INFINITY, ...starts) - label.height
}

/** Whether there is other text in the area. */
function isBlocked(
  words: readonly Word[],
  label: LabelMatch,
  value: PrintedValue,
  area: Box,
): boolean {
  return words.some(
    (word) =>
      isText(word) &&
      !label.words.includes(word) &&
      !value.words.includes(word) &&
      word.box.x < right(area) &&
      right(word.box) > area.x &&
      word.box.y + word.box.height / 2 > area.y &&
      word.box.y + word.box.height / 2 < bottom(area),
  )
}

const isText = ({ text }: Word) => lettersOf(text).length >= 2

function confidenceOf({ anchor, value, cost }: Pair, own: readonly Pair[]): number {
  const isContradicted = own.some(
    (other) =>
      other.cost < COPY_COST &&
      (other.value.cents !== value.cents || other.value.digits !== value.digits),
  )
  const sure =
    value.confidence *
    (anchor.label.similarity > 0.92 ? 1 : 0.9) *
    (value.isRegular ? 1 : 0.75) *
    (isContradicted ? 0.6 : 1) *
    (cost > 4 ? 0.8 : 1)
  return Math.round(sure * 100) / 100
}
