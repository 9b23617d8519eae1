import { findCells, toLines } from './find-cells.ts'
import { FORMS } from './forms.ts'
import { findPrint, type Ink } from './ink.ts'
import { type Box, enclose, right, type Word } from './page-text.ts'
import { toDigits } from './parse-values.ts'

const SHOWN_DIGITS = 4

/** An identity number as the page shows it, with only the last four digits. */
export function maskIdentityNumber(digits: string): string {
  return `•••••${digits.slice(-SHOWN_DIGITS)}`
}

/** The labels of identity numbers on all forms. */
const IDENTITIES = [...new Set(FORMS.flatMap(({ fields }) => fields))].filter(
  ({ kind }) => kind === 'identity',
)

/**
 * What must be covered in a page's picture: whatever stands under the label of an identity number, and every
 * number that looks like one.
 */
export function findIdentities(words: readonly Word[], ink: Ink): Box[] {
  const byPlace = findCells(words, { fields: IDENTITIES, otherLabels: [] }, ink).flatMap(
    ({ area, holes, label, lines }) => [
      ...findPrint(ink, area, holes, label.height),
      ...lines.flat().map(({ box }) => box),
    ],
  )
  return [...byPlace, ...toLines(words).flatMap(identitiesIn)]
}

const DASH = '[-–—−‐‑―_/·•:.,]'
const MASK = '[\\dXx*•●]'
/**
 * Nine digits in the groups of such a number, with any separator, or one by one. Or one end of a number that was
 * misread.
 */
const IDENTITY_NUMBER = new RegExp(
  [
    `(?<!\\d)${MASK}{3} ?(${DASH}|\\s) ?${MASK}{2} ?\\1 ?\\d{4}(?!\\d)`,
    `(?<!\\d)${MASK}{3} ?[-–—/ ] ?${MASK}{2} ?[-–—/ ] ?\\d{4}(?!\\d)`,
    `(?<!\\d)${MASK}{2} ?(?:${DASH}|\\s) ?\\d{7}(?!\\d)`,
    `(?<!\\d)(?:\\d{5} ?[-–—/ ] ?\\d{4}|\\d{3} ?[-–—/ ] ?\\d{6}|\\d{9})(?!\\d)`,
    `(?<!\\d)(?:\\d[- –—]{1,3}){8}\\d(?!\\d)`,
    String.raw`(?<!\d)\d{3} ?[-–—] ?\d{2} ?[-–—]|[-–—] ?\d{2} ?[-–—] ?\d{4}(?!\d)`,
  ].join('|'),
  'g',
)

/** The boxes of the words on a line that make up an identity number. */
function identitiesIn(line: readonly Word[]): Box[] {
  let text = ''
  const places = line.map((word, index) => {
    const before = line[index - 1]
    const gap = before ? word.box.x - right(before.box) : 0
    if (before) text += gap < 1.6 * word.box.height ? ' ' : '    '
    const start = text.length
    text += toDigits(word.text).padEnd(word.text.length)
    return { word, start, end: text.length }
  })
  return [...text.matchAll(IDENTITY_NUMBER)].map(({ 0: { length }, index }) => {
    const parts = places.filter(({ start, end }) => end > index && start < index + length)
    return enclose(parts.map(({ word }) => word.box))
  })
}
