/** Removes the invisible marks that address books and mail programs put around numbers and addresses. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim()
}

/** How people write numbers, with hyphens of all kinds. */
const WRITTEN = /^\+?[\d\s()./\p{Dash}]+$/u

/** What is dialed for another country, from the United States or from Europe. */
const ABROAD = /^(?:\+|011|00)\s*/

/**
 * A phone number as "+" and digits (E.164). Ten digits, or eleven that begin with 1, count as a number in the
 * United States. Reads copied links ("tel:"), and drops the zero of "+44 (0)20", which is dialed inside the
 * country only.
 * @returns '' when it is not a number or its country is missing
 */
export function toE164(typed: string): string {
  const number = withoutMarks(typed.normalize('NFKC')).replace(/^tel:\s*/i, '')
  if (!WRITTEN.test(number)) return ''
  if (ABROAD.test(number)) {
    return `+${number.replace(ABROAD, '').replace('(0)', '').replace(/\D/g, '')}`
  }
  const digits = number.replace(/\D/g, '')
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : ''
}

/** "x12", "ext. 12", "extension 12", "#12", ",12" and ";ext=12" after a number. */
const EXTENSION = /\s*(?:[,;]\s*|[,;]?\s*(?:x|ext\.?|extension|#)[\s.:=]*)(\d{1,6})$/i

/**
 * A phone number and its extension, if any, in the form of a tel: link (RFC 3966): "+17405550199" or
 * "+17405550199;ext=12".
 * @returns '' when it is not a number or its country is missing
 */
export function readPhone(typed: string): string {
  const written = withoutMarks(typed.normalize('NFKC'))
  const [suffix = '', extension] = EXTENSION.exec(written) ?? []
  const number = toE164(written.slice(0, written.length - suffix.length))
  return number && extension ? `${number};ext=${extension}` : number
}

/**
 * Formats a number from `readPhone` or `toE164` for people: "(740) 555-0199 ext. 12". Numbers of other
 * countries stay "+49…" and digits.
 */
export function formatPhone(phone: string): string {
  const [number = '', extension] = phone.split(';ext=')
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  const written = area ? `(${area}) ${exchange}-${line}` : number
  return extension ? `${written} ext. ${extension}` : written
}
