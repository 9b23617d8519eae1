import { withoutMarks } from './without-marks.js'

/** As people write numbers, hyphens of all kinds included. */
const WRITTEN = /^\+?[\d\s()./\p{Dash}]+$/u

/**
 * A phone number as "+" and digits (E.164); ten digits, or eleven that begin with 1, are taken as a
 * number in the United States.
 * @returns '' for what is no number or lacks its country
 */
export function toE164(typed: string): string {
  const number = withoutMarks(typed.normalize('NFKC'))
  if (!WRITTEN.test(number)) return ''
  const digits = number.replace(/\D/g, '')
  if (number.startsWith('+')) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : ''
}
