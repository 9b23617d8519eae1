import type { ParsedNumber } from '@/shared/parse-money.ts'
import { toPlainText } from '@/shared/plain-text.ts'

const MAX_AGE = 120

/** Reads a percentage as a fraction: "1.25" and "1.25%" are 0.0125. Empty text is 0. */
export function parsePercent(text: string): ParsedNumber {
  const plain = toPlainText(text)
  if (plain === '') return { value: 0 }
  const number = plain.replace(/ ?%$/, '')
  const isInRange = /^(?:\d{1,3}(?:\.\d{0,4})?|\.\d{1,4})$/.test(number) && Number(number) <= 100
  return isInRange
    ? { value: Number((Number(number) / 100).toFixed(8)) }
    : { error: 'Enter a percentage from 0 to 100, for example 1.25.' }
}

/** Reads years with decimals, as in a life expectancy table. Empty text is 0. */
export function parseYears(text: string): ParsedNumber {
  const number = toPlainText(text)
  if (number === '') return { value: 0 }
  return /^\d{1,2}(?:\.\d)?$/.test(number)
    ? { value: Number(number) }
    : { error: 'Enter years as in the table, for example 20.0.' }
}

/** Reads an age in whole years. Empty text is 0, which means no answer. */
export function parseAge(text: string): ParsedNumber {
  const number = toPlainText(text)
  if (number === '') return { value: 0 }
  const age = Number(number)
  return /^\d{1,3}$/.test(number) && age >= 1 && age <= MAX_AGE
    ? { value: age }
    : { error: `Enter an age in whole years from 1 to ${MAX_AGE}.` }
}
