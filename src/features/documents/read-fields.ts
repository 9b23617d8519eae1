import { type Cell, findCells, isInside, MAX_DOWN } from './find-cells.ts'
import type { FieldDefinition, FormDefinition } from './forms.ts'
import { findPrint, type Ink } from './ink.ts'
import { maskIdentityNumber } from './mask.ts'
import {
  bottom,
  type Box,
  enclose,
  isSameLine,
  middleY,
  overlap,
  right,
  type Word,
} from './page-text.ts'
import { formatPrintedCents, type PrintedValue, readValue } from './parse-values.ts'
import { type FieldState, lower, type ShownField } from './shown-field.ts'

/** Where the words of the page come from: the text of a PDF misses no point and no digit. */
export type Source = 'text' | 'picture'

export type FieldReading = ShownField & {
  /** All digits of an identity number that was read, or the amount: to compare copies of a form. */
  value: PrintedValue | null
  /** Whether a second value stands below, such as that of another state. */
  hasSecondRow: boolean
}

/**
 * Reads the boxes of a form twice: from the words of the page, and from the ink in each box.
 * @param readLine the second reading: the number in one line of the picture. Null if it could not be loaded; then
 * nothing counts as clearly read
 */
export async function readFields(
  words: readonly Word[],
  form: FormDefinition,
  ink: Ink,
  source: Source,
  readLine: ((line: Box) => Promise<string>) | null,
): Promise<FieldReading[]> {
  const cells = findCells(words, form, ink)
    .filter((cell) => isDrawn(cell, ink))
    .map((cell) => ({ cell, print: printIn(cell, ink) }))
  const placed = cells.filter(({ cell, print: [line] }) => line && isInPlace(cell, line))
  const others = words.filter(({ box }) => !cells.some(({ cell }) => isInside(box, cell.label.box)))
  const loose = words.filter(
    (word) =>
      isNumber(word) &&
      !placed.some(({ print: [line] }) => line && isInside(word.box, line)) &&
      !others.some((other) => isLabelOf(other, word)),
  )
  // The whole form may be printed that way.
  const misplaced = cells.filter(
    ({ cell }) => loose.some((word) => mayBelong(word, cell)) || isBehindWord(cell, others),
  )
  // A picture may end before the column of values.
  const open = cells.filter(({ cell: { area } }) => right(area) >= ink.width)
  const copies: FieldReading[] = []
  for (const one of cells) {
    const { cell, print } = one
    const [line] = print
    const second = line && readLine ? await readLine(line) : null
    const reading = readCell(cell, print, second, source)
    const isPale = !line && printIn(cell, { ...ink, data: ink.pale ?? ink.data }).length > 0
    const isDoubtful = misplaced.includes(one) || (!cell.isRuled && misplaced.length > 0)
    const isSure = cell.isRuled || (!isDoubtful && (!line || isOneColumn(cell, line, cells)))
    const isCutOff =
      open.includes(one) &&
      (cell.isRuled || (open.length > 2 && !cells.some((other) => isBeside(other.print, cell))))
    if (reading.state.kind === 'empty' && (isPale || isDoubtful || isCutOff)) {
      copies.push({ ...reading, state: { kind: 'unreadable' } })
    } else copies.push(isSure ? reading : { ...reading, ...lower(reading, 'medium') })
  }
  return form.fields.map(
    (field) => bestOf(copies.filter((copy) => copy.field === field)) ?? missing(field),
  )
}

const missing = (field: FieldDefinition): FieldReading => ({
  field,
  text: '',
  box: null,
  value: null,
  state: { kind: 'missing' },
  hasSecondRow: false,
})

/** Whether a value stands where the cell's own would, in one column with it. */
const isBeside = ([line]: readonly Box[], { area }: Cell) => line !== undefined && line.x > area.x

const printIn = ({ area, holes, label }: Cell, ink: Ink) =>
  findPrint(ink, area, holes, label.height)

/** Whether the label is drawn where the text of the page has it. */
function isDrawn({ label: { box, height } }: Cell, ink: Ink): boolean {
  const print = findPrint(ink, box, [], height)
  return print.some(({ width }) => width > 0.6 * box.width)
}

/** One reading of a label that is printed more than once: the first with a value, in doubt if they differ. */
function bestOf(copies: readonly FieldReading[]): FieldReading | undefined {
  const best =
    copies.find(({ value }) => value !== null) ?? copies.find(({ box }) => box) ?? copies[0]
  const differs = copies.some(({ value }) => value && best?.value && !isSame(value, best.value))
  return best && differs ? { ...best, ...lower(best, 'low') } : best
}

export const isSame = (a: PrintedValue, b: PrintedValue) =>
  a.cents === b.cents && a.digits === b.digits

/** @param print the lines of ink in the cell */
function readCell(
  cell: Cell,
  print: readonly Box[],
  second: string | null,
  source: Source,
): FieldReading {
  const { field, lines } = cell
  const [line] = print
  const first = readWords(lines[0] ?? [], field.kind)
  const drawn = second === null ? null : readValue(second, field.kind)
  const reading = { ...missing(field), box: line ?? null }
  if (!line || isOnlyDollarSign(cell, second)) {
    // Print that is too pale to count as ink, or white on dark, may be in the words.
    const isPale = !line && lines.length > 0
    const kind = isPale || !hasRoom(cell) ? 'unreadable' : 'empty'
    return { ...reading, box: null, state: { kind } }
  }
  const confidence = Math.min(...(lines[0] ?? []).map((word) => word.confidence))
  const value = choose(first, drawn, source === 'picture' && confidence > 0.9)
  if (!value || (value.cents < 0 && !field.canBeNegative)) {
    return { ...reading, state: { kind: 'unreadable' } }
  }
  const isAgreed = first !== null && drawn !== null && isSame(first, drawn)
  const isWhole = print.length === 1 && lines.length === 1
  const isClear = isAgreed && isWhole && isCertain([first, drawn], source) && isInPlace(cell, line)
  const state: FieldState = {
    kind: 'read',
    level: isClear ? 'high' : first && drawn && !isAgreed ? 'low' : 'medium',
  }
  const text =
    field.kind === 'money' ? formatPrintedCents(value.cents) : maskIdentityNumber(value.digits)
  const hasSecondRow = print.length > 1 || lines.slice(1).some((row) => readWords(row, field.kind))
  return { ...reading, text, value, state, hasSecondRow }
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')
const readWords = (words: readonly Word[], kind: Cell['field']['kind']) =>
  readValue(textOf(words), kind)

/** Whether an amount would fit into what was taken for the box. */
const hasRoom = ({ area, label: { height } }: Cell) =>
  area.width > 3 * height && area.height > 0.7 * height

/** Forms print the sign in boxes that have no amount. */
const isOnlyDollarSign = ({ lines }: Cell, second: string | null) =>
  lines.length < 2 && /^\$?$/.test(textOf(lines[0] ?? [])) && second?.trim() === '$'

/** Of two readings that differ, what is drawn counts, unless it looks less like an amount or the first is sure. */
function choose(first: PrintedValue | null, drawn: PrintedValue | null, isFirstSure: boolean) {
  if (!first || !drawn) return first ?? drawn
  if (drawn.shape === 'odd' || (first.shape === 'regular' && drawn.shape !== 'regular'))
    return first
  return isFirstSure && first.shape === 'regular' ? first : drawn
}

/** A picture may lose the point of an amount. The text of a PDF doesn't. */
function isCertain(values: readonly PrintedValue[], source: Source): boolean {
  const isRegular = values.some(({ shape }) => shape === 'regular')
  return isRegular || (source === 'text' && values.every(({ shape }) => shape === 'whole'))
}

/** How far a value may be off its label's line, in heights of the label: a quarter of a narrow line pitch. */
const MAX_DRIFT = 0.25

/** Whether the value stands right beside its label's last line or below it, and on no other label's line. */
function isInPlace({ label, neighbors }: Cell, line: Box): boolean {
  // A value that touches its label was read as a part of it.
  if (label.similarity < 0.9 || label.words.some(({ text }) => /\d[.,]\d/.test(text))) return false
  const last = label.words.at(-1)?.box ?? label.box
  if (line.y - bottom(last) <= -0.3 * label.height) {
    const ownLine = enclose(
      label.words.map(({ box }) => box).filter((box) => isSameLine(box, last)),
    )
    return Math.abs(middleY(ownLine) - middleY(line)) < MAX_DRIFT * label.height
  }
  return !neighbors.some((other) => isSameLine(other, line))
}

/** Whole numbers without a comma may be years, numbers of boxes, or parts of an address. */
function isNumber({ text }: Word): boolean {
  const amount = readValue(text, 'money')
  const isAmount = amount?.shape === 'regular' || (amount?.shape === 'whole' && text.includes(','))
  return isAmount || readValue(text, 'identity')?.shape === 'regular'
}

/** Whether a word may be the label of a number in a box that we do not read: it stands on its left or above. */
function isLabelOf({ box: label, text }: Word, { box }: Word): boolean {
  if (!/[a-z]{3}/i.test(text)) return false
  if (isSameLine(label, box)) return right(label) <= box.x
  const isNear = right(label) > box.x - 12 * box.height && label.x < right(box)
  return isNear && label.y < box.y && box.y - bottom(label) < MAX_DOWN * box.height
}

/** Whether a number that no box has stands right before or above a label, as some payers print values, or close below. */
function mayBelong({ box }: Word, { isRuled, label: { box: label, height } }: Cell): boolean {
  const isBefore = isSameLine(box, label) && box.x < label.x
  const rise = label.y - bottom(box)
  const isAbove = overlap(box, label) && rise > -0.3 * height && rise < MAX_DOWN * height
  // It may cross the rule below, or stand on a dark ground, whose edge looks like a rule.
  const isBelow = overlap(box, label) && Math.abs(box.y - bottom(label)) < MAX_DOWN * height
  return isRuled ? isBelow : isBefore || isAbove
}

/** Whether the cell ends at a single word that a number follows: the word may be part of the value, as in "paid 850.00". */
function isBehindWord({ area, label: { box, height } }: Cell, words: readonly Word[]): boolean {
  const [word, number] = words
    .filter((other) => isSameLine(other.box, box) && other.box.x >= right(area))
    .toSorted((a, b) => a.box.x - b.box.x)
  if (!word || !number || !isNumber(number)) return false
  return word.box.x - right(area) < height && number.box.x - right(word.box) < height
}

/** Whether a value beside its label stands in one column with those of the labels above and below, not in another year's. */
function isOneColumn(cell: Cell, line: Box, cells: readonly { cell: Cell }[]): boolean {
  const isApart = ({ isRuled, label: { box, height } }: Cell, value: Box) =>
    !isRuled && value.x > right(box) + 3 * height
  return (
    !isApart(cell, line) ||
    cells
      .filter(
        ({ cell: { label, field } }) =>
          overlap(label.box, cell.label.box) && field.kind === cell.field.kind,
      )
      .every(({ cell: other }) =>
        (other.lines[0] ?? [])
          .filter((word) => isNumber(word) && isApart(other, word.box))
          .every(({ box }) => overlap(box, line)),
      )
  )
}
