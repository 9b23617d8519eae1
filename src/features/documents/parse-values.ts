import { groupThousands } from '@/shared/money.ts'
import type { FieldDefinition } from './forms.ts'

/**
 * How certain it is that print is this number, whoever reads it: `regular` as forms print it, `whole` for dollars
 * without cents (which lose a point that was overlooked), `odd` for everything that needs a guess.
 */
type Shape = 'regular' | 'whole' | 'odd'

export type PrintedValue = {
  /** An amount in whole cents, negative with a minus sign or in parentheses; 0 for an identity number. */
  cents: number
  /** Digits of an identity number, which may begin with X or *; empty for an amount. */
  digits: string
  shape: Shape
}

/** The currency in letters, and what fills the room before an amount so that nobody adds a digit: "***1,234.56". */
const AROUND = /^(?:US(?=\$)|USD\s*|[.·*_]{2,}\s*(?=\$?[\d,]+\.\d\d$))|\s*USD$/gi

/**
 * Reads all the print of a box as one value of its kind.
 * @returns null if the print is not one value, or more than that
 */
export function readValue(text: string, kind: FieldDefinition['kind']): PrintedValue | null {
  const printed = kind === 'money' ? text.trim().replace(AROUND, '') : text.trim()
  const plain = toDigits(printed)
  const value = kind === 'money' ? readAmount(plain) : readIdentity(plain)
  return value && { ...value, shape: plain === printed ? value.shape : 'odd' }
}

const NEGATIVE = /^(?:\((\$?\d[\d.,]*)\)|[-–—−](\$?\d[\d.,]*)|(\$?\d[\d.,]*)[-−])$/
const REGULAR = /^\$?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2}$/
/** More digits without a comma may have lost their point. */
const WHOLE = /^\$?(?:\d{1,3}(?:,\d{3})+|\d{1,4})$/
const LONG = /^\$?\d{5,9}$/
const MISREAD = /^\$?\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/
const ONLY_CENTS = /^\$?\.\d{2}$/

/** Two separate digits at the end are cents without their point: "52306 00". */
const SEPARATE_CENTS = /(?<=\d\d)\s(?=\d{2}\)?$)/
/** Print set letter by letter: "1 2 , 3 4 5 . 6 7". */
const LETTER_SPACED = /^\S(?:\s\S){3,}$/

function readAmount(text: string): PrintedValue | null {
  const joined = text.replace(/^\$\s+/, '$').replace(/\s+(?=[.,]\d)|(?<=\d[.,])\s+/g, '')
  if (LETTER_SPACED.test(text)) return readCompact(text.replace(/\s/g, ''))
  // An amount ends after its cents. What follows is another one.
  if (/\.\d\d\s/.test(joined)) return null
  const amount = readCompact(joined.replace(SEPARATE_CENTS, '.').replace(/\s/g, ''))
  // A space between two digits: the first part may be another number.
  return amount && (/\d\s+\d/.test(joined) ? { ...amount, shape: 'odd' } : amount)
}

function readCompact(compact: string): PrintedValue | null {
  const [, inParentheses, afterMinus, beforeMinus] = NEGATIVE.exec(compact) ?? []
  const unsigned = inParentheses ?? afterMinus ?? beforeMinus
  if (unsigned) {
    const positive = readCompact(unsigned)
    // Without cents it is more likely a piece of a phone number.
    return positive?.shape === 'regular' ? { ...positive, cents: -positive.cents } : null
  }
  if (REGULAR.test(compact)) return amountOf(toCents(compact), 'regular')
  if (WHOLE.test(compact)) return amountOf(100 * toCents(compact), 'whole')
  if (LONG.test(compact)) return amountOf(100 * toCents(compact), 'odd')
  // A comma read for a point, or the other way around.
  const isOdd = MISREAD.test(compact) || ONLY_CENTS.test(compact)
  return isOdd ? amountOf(toCents(compact), 'odd') : null
}

const amountOf = (cents: number, shape: Shape): PrintedValue => ({ cents, digits: '', shape })
const toCents = (text: string) => Number(text.replace(/\D/g, ''))

const SEPARATOR = String.raw`[-–—−‐‑_/·•.,\s]`
const IDENTITY = new RegExp(
  `^(?:[\\dXx*]{3}(${SEPARATOR})[\\dXx*]{2}\\1\\d{4}|[\\dXx*]{2}${SEPARATOR}[\\dXx*]{3}\\d{4})$`,
)

/** An SSN, ITIN or EIN, with any separator, also if the payer printed only its last four digits. */
function readIdentity(text: string): PrintedValue | null {
  const compact = text.replace(/\s*([-–—−‐‑_/·•.,])\s*/g, '$1').replace(/[–—−‐‑]/g, '-')
  if (IDENTITY.test(compact)) {
    return { cents: 0, digits: compact.replace(/[^\dXx*]/g, ''), shape: 'regular' }
  }
  return /^\d{9}$/.test(compact) ? { cents: 0, digits: compact, shape: 'odd' } : null
}

/** The form's box lines, misread as characters. */
const BOX_LINES = /^[|[\]]+|[|[\]]+$/g

/**
 * Corrects letters that were read for digits if digits surround them. A single parenthesis is the edge of a
 * box. A pair means a negative amount.
 */
export function toDigits(text: string): string {
  const inside = text.trim().replace(BOX_LINES, '').trim()
  if (inside.replace(/[^\dOo]/g, '').length < inside.length / 2) return inside
  const isNegative = /^\(.*\)$/.test(inside)
  return (isNegative ? inside : inside.replace(/^[(]|[)]$/g, ''))
    .replace(/[Oo]/g, '0')
    .replace(/[lI]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8')
}

/** Cents as forms print them: 5230600 is "52,306.00". */
export function formatPrintedCents(cents: number): string {
  return groupThousands((cents / 100).toFixed(2))
}
