import { earlierOf } from '@/lib/iso-date'
import { formatDay } from '@/lib/format-date'
import { parseMoney } from '@/lib/parse-money'
import { ESTIMATE_YEARS, type EstimateYear } from './estimated-tax-rules'
import type { FederalOutlook, TaxOutlook } from './safe-harbor'
import type { Payment } from './underpayment'
import { type DueDate, estimateDueDates } from './due-dates'

/** A payment as typed: an amount, and an ISO date or '' for "in time". */
export type PaymentAnswer = { amount: string; paidOn: string }

/** The tool's questions as answered; amounts as typed. */
export type Answers = {
  taxYear: EstimateYear
  isFarmer: boolean
  isMarriedFilingSeparately: boolean
  coversTwelveMonths: boolean
  expectedTax: string
  withholding: string
  priorYearTax: string
  priorYearAgi: string
  /** One for each due date. */
  payments: readonly PaymentAnswer[]
  ohioExpectedTax: string
  ohioWithholding: string
  ohioPriorYearTax: string
  ohioPaid: string
}

const NOT_PAID: PaymentAnswer = { amount: '', paidOn: '' }

export const NO_ANSWERS: Answers = {
  taxYear: ESTIMATE_YEARS[0],
  isFarmer: false,
  isMarriedFilingSeparately: false,
  coversTwelveMonths: true,
  expectedTax: '',
  withholding: '',
  priorYearTax: '',
  priorYearAgi: '',
  payments: [NOT_PAID, NOT_PAID, NOT_PAID, NOT_PAID],
  ohioExpectedTax: '',
  ohioWithholding: '',
  ohioPriorYearTax: '',
  ohioPaid: '',
}

/** The empty answers on a day: for the year whose next payment comes first, or the newest known. */
export function emptyAnswers(today: string): Answers {
  const isOpen = (taxYear: number) =>
    estimateDueDates(taxYear).some(({ dueDate }) => dueDate >= today)
  return { ...NO_ANSWERS, taxYear: ESTIMATE_YEARS.findLast(isOpen) ?? NO_ANSWERS.taxYear }
}

/** What is wrong with an amount as typed, in words; null where it can be read. */
export function amountError(text: string): string | null {
  return parseMoney(text).error ?? null
}

/** What is wrong with the day of a payment; null where nothing is. */
export function paidOnError(paidOn: string, taxYear: number, today: string): string | null {
  if (paidOn === '') return null
  if (paidOn < `${taxYear}-01-01`) return `Use a day in ${taxYear} or later.`
  return paidOn > today ? `Use a day up to today, ${formatDay(today)}.` : null
}

/** The federal figures; null while one of them cannot be read. */
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
 * The federal payments made towards these due dates, the last of them today; null while one of them
 * cannot be read.
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

/** The Ohio figures; null while one of them cannot be read. */
export function readOhio(answers: Answers): (TaxOutlook & { paid: number }) | null {
  const { ohioExpectedTax, ohioWithholding, ohioPriorYearTax, ohioPaid } = answers
  if (![ohioExpectedTax, ohioWithholding, ohioPriorYearTax, ohioPaid].every(isReadable)) return null
  return {
    expectedTax: knownAmount(ohioExpectedTax),
    withholding: knownAmount(ohioWithholding) ?? 0,
    priorYearTax: answers.coversTwelveMonths ? knownAmount(ohioPriorYearTax) : null,
    paid: knownAmount(ohioPaid) ?? 0,
  }
}

function isReadable(text: string): boolean {
  return amountError(text) === null
}

/** An empty field is not known; 0 is. */
function knownAmount(text: string): number | null {
  return text.trim() === '' ? null : (parseMoney(text).value ?? null)
}
