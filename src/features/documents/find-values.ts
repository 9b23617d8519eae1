import type { FieldDefinition } from './forms/form-definition.ts'
import { type Box, isSameLine, right, enclose, type Word } from './page-text.ts'
import { parseIdentityNumber, parsePrintedCents } from './parse-values.ts'

/** A number printed on the page that can be the value of a box. */
export type PrintedValue = {
  kind: FieldDefinition['kind']
  /** An amount in whole cents, negative if printed so. */
  cents: number
  /** Digits of an identity number, which may begin with X or *. */
  digits: string
  isRegular: boolean
  /** False for print that must be a number but could not be read as one: it needs a second look. */
  isReadable: boolean
  confidence: number
  box: Box
  words: readonly Word[]
}

const LOOKS_NUMERIC = /^[$(−-]{0,2}[\dXx*OolISB.,\-–—−]+\)?$/
/** The form's box lines, misread as characters. */
const BOX_LINES = /^[|[\]]+|[|[\]]+$/g
const CENTS = /\.\d{2}$/
const MAX_PARTS = 5

/** Finds the amounts and identity numbers on a page, including those read in pieces. */
export function findValues(words: readonly Word[]): PrintedValue[] {
  const used = new Set<Word>()
  return words.flatMap((word) => {
    if (used.has(word)) return []
    const value = readFrom(words, word)
    if (!value || isPartOfText(words, value)) return []
    for (const part of value.words) used.add(part)
    return [value]
  })
}

type ReadValue = Pick<PrintedValue, 'kind' | 'cents' | 'digits' | 'isRegular' | 'isReadable'>

export function readValue(text: string): ReadValue | null {
  const plain = toDigits(text)
  const isChanged = plain !== text
  const identity = parseIdentityNumber(plain)
  if (identity) {
    const isRegular = identity.isRegular && !isChanged
    return { kind: 'identity', cents: 0, digits: identity.digits, isRegular, isReadable: true }
  }
  const money = parsePrintedCents(plain)
  if (!money) return null
  const isRegular = money.isRegular && !isChanged
  return { kind: 'money', cents: money.cents, digits: '', isRegular, isReadable: true }
}

function readFrom(words: readonly Word[], first: Word): PrintedValue | null {
  if (!isNumeric(first.text)) return null
  const run = [first]
  while (run.length < MAX_PARTS) {
    const next = nextPart(words, run.at(-1) ?? first)
    if (!next) break
    run.push(next)
  }
  for (let length = run.length; length > 0; length--) {
    const parts = run.slice(0, length)
    const value = readValue(joinText(parts))
    if (value) return { ...value, ...placeOf(parts) }
  }
  const kind = unreadableKind(joinText(run))
  if (!kind) return null
  return { kind, cents: 0, digits: '', isRegular: false, isReadable: false, ...placeOf(run) }
}

const joinText = (parts: readonly Word[]) => parts.map(({ text }) => text).join(' ')

function placeOf(parts: readonly Word[]) {
  return {
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    box: enclose(parts.map(({ box }) => box)),
    words: parts,
  }
}

/** The kind of print that has many digits but is not a number: one of them was misread. */
function unreadableKind(text: string): PrintedValue['kind'] | null {
  const digits = text.replace(/\D/g, '').length
  if (digits >= 7 && /\d\s*-[\s-]*\d/.test(text)) return 'identity'
  return digits >= 3 && /\d[.,]/.test(text) ? 'money' : null
}

function nextPart(words: readonly Word[], last: Word): Word | undefined {
  return words.find(
    ({ text, box }) =>
      isNumeric(text) &&
      // An amount ends after its cents. What follows is another one.
      !(CENTS.test(last.text) && /\d/.test(text)) &&
      isSameLine(box, last.box) &&
      box.x >= last.box.x + last.box.width / 2 &&
      box.x - right(last.box) < 0.8 * last.box.height,
  )
}

/** A ZIP code, a year or another number inside a sentence is not the amount of a box. */
function isPartOfText(
  words: readonly Word[],
  { kind, isRegular, box, words: parts }: PrintedValue,
) {
  if (kind !== 'money' || isRegular) return false
  return words.some(
    (word) =>
      !parts.includes(word) &&
      /[a-z]{2}/i.test(word.text) &&
      isSameLine(word.box, box) &&
      right(word.box) > box.x - 0.8 * box.height &&
      word.box.x < right(box) + 0.8 * box.height,
  )
}

const isNumeric = (text: string) =>
  LOOKS_NUMERIC.test(text.replace(BOX_LINES, '')) && (/\d/.test(text) || /^[$.,-]+$/.test(text))

/**
 * Corrects letters that were read for digits if digits surround them. A single parenthesis is the edge of a
 * box. A pair means a negative amount.
 */
function toDigits(text: string): string {
  const inside = text.replace(BOX_LINES, '')
  if (inside.replace(/[^\dOo]/g, '').length < inside.length / 2) return text
  const isNegative = /^\(.*\)$/.test(inside)
  return (isNegative ? inside : inside.replace(/^[(]|[)]$/g, ''))
    .replace(/[Oo]/g, '0')
    .replace(/[lI]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8')
}
