/** As people write numbers, hyphens of all kinds included. */
const WRITTEN = /^\+?[\d\s().\-‐-―]+$/

/**
 * A phone number as "+" and digits (E.164); ten digits, or eleven that begin with 1, are taken as a
 * number in the United States.
 * @returns '' for what is no number or lacks its country
 */
export function toE164(typed: string): string {
  if (!WRITTEN.test(typed)) return ''
  const digits = typed.replace(/\D/g, '')
  if (typed.startsWith('+')) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : ''
}
