import { earlierOf } from '@/lib/iso-date'
import { formatDay } from '@/lib/format-date'
import { parseMoney } from '@/lib/parse-money'
import { ESTIMATE_YEARS, type EstimateYear } from './estimated-tax-rules'
import type { FederalOutlook, TaxOutlook } from './safe-harbor'
import type { Payment } from './underpayment'
import { type DueDate, estimateDueDates } from './due-dates'

/** A payment as typed: an amount, and an ISO date or '' for "on time". */
export type PaymentAnswer = { amount: string; paidOn: string }

/** Who is paid besides the IRS. School district tax goes to the Department of Taxation too. */
export type Place = 'ohio' | 'district' | 'town'

const PLACE_FIELDS = ['ExpectedTax', 'Withholding', 'PriorYearTax', 'Paid'] as const

export type PlaceField = `${Place}${(typeof PLACE_FIELDS)[number]}`

/** The answers to the tool's questions, with amounts as typed. */
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
} & Record<PlaceField, string>

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
  districtExpectedTax: '',
  districtWithholding: '',
  districtPriorYearTax: '',
  districtPaid: '',
  townExpectedTax: '',
  townWithholding: '',
  townPriorYearTax: '',
  townPaid: '',
}

/**
 * The empty answers on a given day, for the year whose next payment comes first, or the newest known year.
 */
export function emptyAnswers(today: string): Answers {
  const isOpen = (taxYear: number) =>
    estimateDueDates(taxYear).some(({ dueDate }) => dueDate >= today)
  return { ...NO_ANSWERS, taxYear: ESTIMATE_YEARS.findLast(isOpen) ?? NO_ANSWERS.taxYear }
}

/** What is wrong with a typed amount, in words. Null if it can be read. */
export function amountError(text: string): string | null {
  return parseMoney(text).error ?? null
}

/** What is wrong with a payment's date. Null if nothing is. */
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
export type PlaceOutlook = TaxOutlook & { paid: number }

/** Whether anything has been typed about a place. */
export function isAnswered(answers: Answers, place: Place): boolean {
  return PLACE_FIELDS.some((field) => answers[`${place}${field}`].trim() !== '')
}

/** The figures of one place. Null while one of them cannot be read. */
export function readPlace(answers: Answers, place: Place): PlaceOutlook | null {
  if (!PLACE_FIELDS.every((field) => isReadable(answers[`${place}${field}`]))) return null
  return {
    expectedTax: knownAmount(answers[`${place}ExpectedTax`]),
    withholding: knownAmount(answers[`${place}Withholding`]) ?? 0,
    priorYearTax: answers.coversTwelveMonths ? knownAmount(answers[`${place}PriorYearTax`]) : null,
    paid: knownAmount(answers[`${place}Paid`]) ?? 0,
  }
}

function isReadable(text: string): boolean {
  return amountError(text) === null
}

/** An empty field means unknown. 0 is known. */
function knownAmount(text: string): number | null {
  return text.trim() === '' ? null : (parseMoney(text).value ?? null)
}
