import { toPlainText } from '../plain-text.ts'

/** What was read from a text, or a sentence that says what to enter instead. */
export type ReadText = { read: string; error?: never } | { read?: never; error: string }

/** The pattern for extensions is slow on longer texts. */
const MAX_LENGTH = 60

const PLEASE = 'Please enter a phone number with area code, like (740) 555-0199.'
const ABROAD =
  'Please enter a number in the United States or Canada: ten digits, like (740) 555-0199.'
const BEGINS = 'cannot begin with 0 or 1.'
const PREMIUM =
  'Please enter another number: calls and texts to 900 and 976 numbers cost extra, so we cannot use them.'
const LONG_EXTENSION = 'Please keep the extension to six digits, as in (740) 555-0199 ext. 12.'

/** "x12", "ext. 12", "(extension 12)", "#12", ",12" and ";ext=12" after a number. */
const EXTENSION =
  /[\s(]*(?:[,;]\s*(?=\d{1,6}$)|[,;]?\s*(?:x|ext\.?|extn?\.?|extension|#)[\s.:=]*)(\d+)\)?$/i

/** A "+", or what is dialed for it from the United States or from Europe. */
const DIALED = /^(?:[( ]*\+|011|00)/

/**
 * Reads a phone number of the North American plan as people write it, with its extension, if any, into the form of a tel:
 * link (RFC 3966): "+17405550199" or "+17405550199;ext=12". No area code or exchange begins with 0 or 1.
 */
export function readPhone(typed: string): ReadText {
  const written = toPlainText(typed).replace(/^tel:\s*/i, '')
  if (written === '' || written.length > MAX_LENGTH) return { error: PLEASE }
  const [suffix = '', extension = ''] = EXTENSION.exec(written) ?? []
  const dialed = written.slice(0, written.length - suffix.length)
  const hasCountry = DIALED.test(dialed)
  const number = dialed.replace(DIALED, '')
  const [unread] = /[^\d\s()[\]./·•-]{1,20}/.exec(number) ?? []
  if (unread) return { error: `We can’t read “${unread}” in a phone number. ${PLEASE}` }
  const digits = number.replace(/\D/g, '')
  if (digits === '') return { error: PLEASE }
  if (hasCountry && !digits.startsWith('1')) return { error: ABROAD }
  const hasOne = digits.startsWith('1') && (hasCountry || digits.length !== 10)
  const ten = digits.slice(Number(hasOne))
  if (ten.length !== 10) {
    return {
      error: `${PLEASE} This has ${ten.length} digits${hasOne ? ' after the 1' : ''}, not 10.`,
    }
  }
  const [area, exchange] = [ten.slice(0, 3), ten.slice(3, 6)]
  if (/^[01]/.test(area)) return { error: `Please check the area code: “${area}” ${BEGINS}` }
  if (/^[01]/.test(exchange)) {
    return { error: `Please check the three digits after the area code: “${exchange}” ${BEGINS}` }
  }
  if (area === '900' || exchange === '976') return { error: PREMIUM }
  if (extension.length > 6) return { error: LONG_EXTENSION }
  return { read: `+1${ten}${extension && `;ext=${extension}`}` }
}

/**
 * Formats a number from `readPhone` for people: "(740) 555-0199 ext. 12". Numbers of other countries, which were
 * taken once, stay "+49…" and digits.
 */
export function formatPhone(phone: string): string {
  const [number = '', extension] = phone.split(';ext=')
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  const written = area ? `(${area}) ${exchange}-${line}` : number
  return extension ? `${written} ext. ${extension}` : written
}
