import { groupThousands } from './money.ts'

/** A number read from text, or a sentence that says what to enter instead. */
export type ParsedNumber = { value: number; error?: never } | { value?: never; error: string }

type ParseMoneyOptions = { canBeNegative?: boolean }

/** The largest amount a field accepts, in dollars. */
export const MAX_MONEY = 999_999_999

const NEGATIVE = 'This amount cannot be negative.'
const TOO_MUCH = 'Enter an amount up to $999,999,999.'
const NOT_AN_AMOUNT = 'Enter an amount in digits, as in 12,345.67.'
const BAD_GROUPS = 'Put commas between thousands and a period before cents, as in 12,345.67.'

const GROUPED = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)?(?:\.\d{0,2})?$/

/**
 * Reads a dollar amount as people type and paste it: "$1,234.50", " 1 234 ", "(500)", digits of other
 * scripts. Empty text is 0. Never throws and never guesses: text that could mean two amounts returns an error
 * message.
 */
export function parseMoney(
  text: string,
  { canBeNegative = false }: ParseMoneyOptions = {},
): ParsedNumber {
  const { digits, isNegative } = takeSign(toPlainText(text))
  if (digits === '') return isNegative ? { error: NOT_AN_AMOUNT } : { value: 0 }
  if (!/^[\d.,' ]+$/.test(digits) || !/\d/.test(digits)) return { error: NOT_AN_AMOUNT }
  if (!GROUPED.test(digits)) return { error: BAD_GROUPS }
  const amount = Number(digits.replaceAll(/[, ]/g, ''))
  if (amount > MAX_MONEY) return { error: TOO_MUCH }
  if (!isNegative || amount === 0) return { value: amount }
  return canBeNegative ? { value: -amount } : { error: NEGATIVE }
}

/** Replaces digits of other scripts and pasted spaces and minus signs with plain ones. */
export function toPlainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll(/[\u2212\u2012-\u2014]/g, '-')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Removes the dollar sign and a minus on either side of it, or the parentheses of a loss. */
function takeSign(text: string): { digits: string; isNegative: boolean } {
  const inParentheses = /^\((.*)\)$/.exec(text)?.[1]
  const unsigned = (inParentheses ?? text).trim()
  const [, minus = '', afterDollar = '', digits = ''] =
    /^(-?) ?\$? ?(-?) ?(.*)$/.exec(unsigned) ?? []
  return { digits, isNegative: inParentheses !== undefined || (minus || afterDollar) !== '' }
}

/**
 * An amount as a field shows it after losing focus: "12,345.67", "-500", with cents only if it has any.
 */
export function formatMoneyText(amount: number): string {
  return groupThousands(Number.isInteger(amount) ? amount : amount.toFixed(2))
}
