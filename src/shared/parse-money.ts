import { groupThousands } from './money.ts'
import { toPlainText } from './plain-text.ts'

/** A number read from text, or a sentence that says what to enter instead. */
export type ParsedNumber = { value: number; error?: never } | { value?: never; error: string }

type ParseMoneyOptions = { canBeNegative?: boolean }

/** The largest amount a field accepts, in dollars. */
export const MAX_MONEY = 999_999_999

const NEGATIVE = 'This amount cannot be negative.'
const TOO_MUCH = 'Enter an amount up to $999,999,999.'
const IN_DIGITS = 'Enter an amount in digits, as in 12,345.67.'
const BAD_GROUPS = 'Put commas between thousands and a period before cents, as in 12,345.67.'
/** Pasted cells of a table. */
const ONE_AMOUNT = 'Enter one amount, as in 12,345.67.'
const TWO_SIGNS = 'Enter one minus sign, or parentheses, or neither, as in -12,345.67.'

const GROUPED = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)?(?:\.\d{0,2})?$/
const CURRENCY = String.raw`(?:(?:US)?\$|USD)?`
/** A sign and the currency, in any order, then the digits and perhaps the currency again. */
const PARTS = new RegExp(`^([-+]?) ?${CURRENCY} ?([-+]?) ?(.*?) ?${CURRENCY}$`, 'i')
/** A loss, also with the currency before it, as spreadsheets write it. */
const IN_PARENTHESES = new RegExp(String.raw`^${CURRENCY} ?\((.*)\)$`, 'i')

/**
 * Reads a dollar amount as people type and paste it: "$1,234.50", " 1 234 ", "1,234 USD", "$(500)", "+500", digits of other
 * scripts. Empty text is 0. Never throws and never guesses: text that could mean two amounts returns an error
 * message, which names what cannot be read.
 */
export function parseMoney(
  text: string,
  { canBeNegative = false }: ParseMoneyOptions = {},
): ParsedNumber {
  const plain = toPlainAmount(text)
  const inParentheses = IN_PARENTHESES.exec(plain)?.[1]
  const [, before, after, digits = ''] = PARTS.exec((inParentheses ?? plain).trim()) ?? []
  const written = [before, after, inParentheses !== undefined].filter(Boolean)
  const signs = written.length
  if (digits === '') return signs > 0 ? { error: IN_DIGITS } : { value: 0 }
  if (digits.includes('\t')) return { error: ONE_AMOUNT }
  const [unread] = /[^\d.,' ]{1,20}/.exec(digits) ?? []
  if (unread) return { error: `We can’t read “${unread}” in an amount. ${IN_DIGITS}` }
  if (!/\d/.test(digits)) return { error: IN_DIGITS }
  if (!GROUPED.test(digits)) return { error: BAD_GROUPS }
  if (signs > 1) return { error: TWO_SIGNS }
  const amount = Number(digits.replaceAll(/[, ]/g, ''))
  if (amount > MAX_MONEY) return { error: TOO_MUCH }
  if (signs === 0 || written[0] === '+' || amount === 0) return { value: amount }
  return canBeNegative ? { value: -amount } : { error: NEGATIVE }
}

/** Whether a text has no digit, and so neither an amount nor 0. */
export const hasNoAmount = (text: string) => !/\d/.test(toPlainAmount(text))

/** Arabic digits come with marks of their own between thousands and before cents. */
const toPlainAmount = (text: string) =>
  toPlainText(text).replaceAll('\u066b', '.').replaceAll('\u066c', ',').replaceAll('’', "'")

/**
 * An amount as a field shows it after losing focus: "12,345.67", "-500", with cents only if it has any.
 */
export function formatMoneyText(amount: number): string {
  return groupThousands(Number.isInteger(amount) ? amount : amount.toFixed(2))
}
