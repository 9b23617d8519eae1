import type { FieldReading } from './extract-fields.ts'
import { findValues } from './find-values.ts'
import type { Box, Word } from './page-text.ts'

const SHOWN_DIGITS = 4

/** An identity number as the page shows it, with only the last four digits. */
export function maskIdentityNumber(digits: string): string {
  return `•••••${digits.slice(-SHOWN_DIGITS)}`
}

/** The readings as they are kept: only the last four digits of identity numbers, and none of the print. */
export function forgetIdentities(readings: readonly FieldReading[]): FieldReading[] {
  return readings.map(({ value, ...reading }) => ({
    ...reading,
    value: value && { ...value, digits: value.digits.slice(-SHOWN_DIGITS), words: [] },
  }))
}

/** Nine digits, or one end of a number whose other end was misread. */
const IDENTITY_NUMBER =
  /(?<!\d)\d{3}\s?[-–—]\s?\d{2}\s?[-–—]|[-–—]\s?\d{2}\s?[-–—]\s?\d{4}(?!\d)|\d{2}\s?[-–—]\s?\d{7}|(?<!\d)\d{9}(?!\d)/

/** Whether a printed word holds an identity number, which must be covered in the page's picture. */
export function isIdentityNumber(text: string): boolean {
  return IDENTITY_NUMBER.test(text)
}

/** Seven or ten digits in the format of 555-0142 are a phone number. */
const PHONE = /^(?:\(?\d{3}\)?-?)?\d{3}-\d{4}$/

/**
 * Locates the numbers that look like identity numbers, labeled or not: in one word, in pieces, or with a
 * letter read for a digit.
 */
export function findIdentities(words: readonly Word[]): Box[] {
  const inOneWord = words.filter(({ text }) => isIdentityNumber(text)).map(({ box }) => box)
  const joined = findValues(words)
    .filter(({ kind, words: parts }) => {
      const text = parts.map((part) => part.text).join('')
      return kind === 'identity' && !PHONE.test(text)
    })
    .map(({ box }) => box)
  return [...inOneWord, ...joined]
}
