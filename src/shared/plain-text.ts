/** What nobody sees but text copied from mails, tables and address books has: direction marks, soft hyphens, zero-width spaces. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** Those that shape the letters and emoji around them: joiners, variants, the letters of a flag. */
const SHAPING = /[\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]/u

/** A text without marks that nobody sees. */
export function withoutMarks(text: string): string {
  return text.replace(UNSEEN, '')
}

/** The same for names and sentences, which keep the marks that shape their letters. */
export function withoutLooseMarks(text: string): string {
  return text.replace(UNSEEN, (mark) => (SHAPING.test(mark) ? mark : ''))
}

/**
 * A number, code or address as typed or pasted, in plain characters: no marks that nobody sees, full-width signs and digits
 * of another script as ASCII, all dashes as "-", spaces as one " ". Raised and circled digits and fractions stay: they may be
 * footnotes.
 */
export function toPlainText(text: string): string {
  const plain = withoutMarks(text)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .replace(/\s+/g, (space) => (/[\t\n\v\f\r\u2028\u2029]/.test(space) ? '\t' : ' '))
    .trim()
  const digits = plain.match(/\p{Decimal_Number}/gu) ?? []
  // Nobody types one number in the digits of two scripts.
  const isOneScript = new Set(digits.map(zeroOf)).size === 1
  return isOneScript ? plain.replace(/\p{Decimal_Number}/gu, toDigit) : plain
}

const isDigit = (code: number) => /\p{Decimal_Number}/u.test(String.fromCodePoint(code))

/** The code of the zero in a digit's script. Unicode has ten digits in a row for each, from zero on. */
function zeroOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (isDigit(first - 1)) first -= 1
  return code - ((code - first) % 10)
}

const toDigit = (digit: string) => String((digit.codePointAt(0) ?? 0) - zeroOf(digit))
