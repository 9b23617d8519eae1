import { earlierOf } from '@/shared/iso-date.ts'
import { formatDay } from '@/shared/format-date.ts'
import { hasNoAmount, parseMoney } from '@/shared/parse-money.ts'
import { ESTIMATE_YEARS, type EstimateYear } from '@/tax/data/estimated-tax.ts'
import type { FederalOutlook, TaxOutlook } from './safe-harbor.ts'
import type { Payment } from './underpayment.ts'
import { type DueDate, estimateDueDates } from './due-dates.ts'

/** A payment as typed: an amount, and an ISO date or '' for "on time". */
export type PaymentAnswer = { amount: string; paidOn: string }

/** The authorities that are paid besides the IRS. School district tax goes to the Department of Taxation too. */
const TAX_AUTHORITIES = ['ohio', 'district', 'town'] as const
export type TaxAuthority = (typeof TAX_AUTHORITIES)[number]

const AUTHORITY_FIELDS = ['ExpectedTax', 'Withholding', 'PriorYearTax', 'Paid'] as const

export type AuthorityField = `${TaxAuthority}${(typeof AUTHORITY_FIELDS)[number]}`

/** The answers to the tool's questions, with amounts as typed. */
export type Answers = {
  taxYear: EstimateYear
  isFarmer: boolean
  isMarriedFilingSeparately: boolean
  coversTwelveMonths: boolean
  expectedTax: string
  /** What the tax calculator filled in, and for which year. Year 0 and empty texts if nothing. */
  fromCalculator: { taxYear: number; expectedTax: string; withholding: string }
  withholding: string
  priorYearTax: string
  priorYearAgi: string
  /** One for each due date. */
  payments: readonly PaymentAnswer[]
} & Record<AuthorityField, string>

const NO_AUTHORITY_ANSWERS = Object.fromEntries(
  TAX_AUTHORITIES.flatMap((authority) =>
    AUTHORITY_FIELDS.map((field) => [`${authority}${field}`, '']),
  ),
) as Record<AuthorityField, string>

const NOT_PAID: PaymentAnswer = { amount: '', paidOn: '' }

export const NO_ANSWERS: Answers = {
  taxYear: ESTIMATE_YEARS[0],
  isFarmer: false,
  isMarriedFilingSeparately: false,
  coversTwelveMonths: true,
  expectedTax: '',
  fromCalculator: { taxYear: 0, expectedTax: '', withholding: '' },
  withholding: '',
  priorYearTax: '',
  priorYearAgi: '',
  payments: [NOT_PAID, NOT_PAID, NOT_PAID, NOT_PAID],
  ...NO_AUTHORITY_ANSWERS,
}

/**
 * The empty answers on a given day, for the year whose next payment comes first, or the newest known year.
 */
export function emptyAnswers(today: string): Answers {
  const isOpen = (taxYear: number) =>
    estimateDueDates(taxYear).some(({ dueDate }) => dueDate >= today)
  return { ...NO_ANSWERS, taxYear: ESTIMATE_YEARS.findLast(isOpen) ?? NO_ANSWERS.taxYear }
}

/** The error message for a typed amount. Null if it can be read. */
export function amountError(text: string): string | null {
  return parseMoney(text).error ?? null
}

/** The error message for a payment's date, or null. */
export function paidOnError(paidOn: string, taxYear: number, today: string): string | null {
  if (paidOn === '') return null
  if (paidOn < `${taxYear}-01-01`) return `Use a day in ${taxYear} or later.`
  return paidOn > today ? `Use a day up to today, ${formatDay(today)}.` : null
}

/** The federal figures. Null while one of them cannot be read. */
export function readFederal(answers: Answers): FederalOutlook | null {
  const { isFarmer, isMarriedFilingSeparately, coversTwelveMonths } = answers
  const texts = [
    answers.expectedTax,
    answers.withholding,
    answers.priorYearTax,
    answers.priorYearAgi,
  ]
  if (!texts.every(isReadable)) return null
  return {
    expectedTax: knownAmount(answers.expectedTax),
    withholding: knownAmount(answers.withholding) ?? 0,
    priorYearTax: coversTwelveMonths ? knownAmount(answers.priorYearTax) : null,
    priorYearAgi: knownAmount(answers.priorYearAgi),
    isMarriedFilingSeparately,
    isFarmer,
  }
}

/**
 * The federal payments toward these due dates, the last of them today. Null while one of them cannot be read.
 */
export function readPayments(
  { payments, taxYear }: Answers,
  dueDates: readonly DueDate[],
  today: string,
): Payment[] | null {
  const rows = dueDates.map(({ dueDate }, index) => ({ dueDate, ...(payments[index] ?? NOT_PAID) }))
  const isRowReadable = ({ amount, paidOn }: PaymentAnswer) =>
    isReadable(amount) && paidOnError(paidOn, taxYear, today) === null
  if (!rows.every(isRowReadable)) return null
  return rows.map(({ dueDate, amount, paidOn }) => ({
    date: paidOn || earlierOf(dueDate, today),
    amount: knownAmount(amount) ?? 0,
  }))
}

/** A tax of Ohio, a school district or a town, and what has been paid toward it so far. */
export type AuthorityOutlook = TaxOutlook & { paid: number }

/** Whether anything has been typed about an authority. */
export function isAnswered(answers: Answers, authority: TaxAuthority): boolean {
  return AUTHORITY_FIELDS.some((field) => answers[`${authority}${field}`].trim() !== '')
}

/** The figures of one authority. Null while one of them cannot be read. */
export function readAuthority(answers: Answers, authority: TaxAuthority): AuthorityOutlook | null {
  if (!AUTHORITY_FIELDS.every((field) => isReadable(answers[`${authority}${field}`]))) return null
  return {
    expectedTax: knownAmount(answers[`${authority}ExpectedTax`]),
    withholding: knownAmount(answers[`${authority}Withholding`]) ?? 0,
    priorYearTax: answers.coversTwelveMonths
      ? knownAmount(answers[`${authority}PriorYearTax`])
      : null,
    paid: knownAmount(answers[`${authority}Paid`]) ?? 0,
  }
}

function isReadable(text: string): boolean {
  return amountError(text) === null
}

/** An empty field means unknown. 0 is known. */
function knownAmount(text: string): number | null {
  return hasNoAmount(text) ? null : (parseMoney(text).value ?? null)
}
