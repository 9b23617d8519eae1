import { groupThousands } from '@/shared/money.ts'

type PrintedCents = {
  /** Negative with a minus sign before it or in parentheses. */
  cents: number
  /** Written as forms print amounts: with cents, and commas only in the right places. */
  isRegular: boolean
}

const NEGATIVE = /^(?:\((\$?\d[\d.,]*)\)|[-–—−](\$?\d[\d.,]*)|(\$?\d[\d.,]*)[-−])$/
const REGULAR = /^\$?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2}$/
const WHOLE = /^\$?(?:\d{1,3}(?:,\d{3})+|\d{3,})$/
const MISREAD = /^\$?\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/
const ONLY_CENTS = /^\$?\.\d{2}$/

/** Two separate digits at the end are cents without their point: "52306 00". */
const SEPARATE_CENTS = /(?<=\d)\s(?=\d{2}\)?$)/

/**
 * Reads an amount such as "52,306.00", "$850", "(1,200.00)" or "1,200.00-". A space between two digits makes
 * it doubtful: the first part may be another number.
 * @returns the amount in cents, or null for anything else; a short number without cents is more likely a box
 * number than an amount
 */
export function parsePrintedCents(text: string): PrintedCents | null {
  const amount = parseCompact(text.trim().replace(SEPARATE_CENTS, '.').replace(/\s/g, ''))
  return amount && { ...amount, isRegular: amount.isRegular && !/\d\s+\d/.test(text) }
}

function parseCompact(compact: string): PrintedCents | null {
  const [, inParentheses, afterMinus, beforeMinus] = NEGATIVE.exec(compact) ?? []
  const unsigned = inParentheses ?? afterMinus ?? beforeMinus
  if (unsigned) {
    const positive = parseCompact(unsigned)
    // Without cents it is more likely a piece of a phone number.
    return positive?.isRegular ? { ...positive, cents: -positive.cents } : null
  }
  if (REGULAR.test(compact)) return { cents: toCents(compact), isRegular: true }
  if (WHOLE.test(compact)) return { cents: 100 * toCents(compact), isRegular: false }
  // A comma read for a point, or the other way around.
  if (MISREAD.test(compact)) return { cents: toCents(compact), isRegular: false }
  if (ONLY_CENTS.test(compact)) return { cents: toCents(compact), isRegular: false }
  return null
}

const toCents = (text: string) => Number(text.replace(/\D/g, ''))

type ParsedIdentity = { digits: string; isRegular: boolean }

const SOCIAL_SECURITY = /^(?:\d{3}|[Xx*]{3})-(?:\d{2}|[Xx*]{2})-\d{4}$/
const EMPLOYER = /^(?:\d{2}|[Xx*]{2})-(?:\d{7}|[Xx*]{3}\d{4})$/

/** Reads an SSN, ITIN or EIN, also if the payer printed only its last four digits. */
export function parseIdentityNumber(text: string): ParsedIdentity | null {
  const compact = text.replace(/[\s()]/g, '').replace(/[–—]/g, '-')
  if (SOCIAL_SECURITY.test(compact) || EMPLOYER.test(compact)) {
    return { digits: compact.replaceAll('-', ''), isRegular: true }
  }
  return /^\d{9}$/.test(compact) ? { digits: compact, isRegular: false } : null
}

/** Cents as forms print them: 5230600 is "52,306.00". */
export function formatPrintedCents(cents: number): string {
  return groupThousands((cents / 100).toFixed(2))
}
