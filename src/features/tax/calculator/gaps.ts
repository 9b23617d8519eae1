import table from '/docs/not-covered.md?raw'
import type { Answers } from './answers.ts'
import { type AnswerTexts, amountOf, isAnyTyped, isSeparate, isTyped } from './fields/field.ts'
import { mayHaveWageLimit } from './fields/pass-through.ts'

/** Something an Ohio household may have that the calculator cannot be told, and how far that can put a result off. */
export type Gap = { name: string; short: string; text: string; off: string }

/** The rows of docs/not-covered.md. */
export const GAPS: readonly Gap[] = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Name|---) /.test(line))
  .map((line) => {
    const [, name = '', short = '', text = '', off = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    return { name, short, text, off }
  })

const SHARES = ['partnershipIncome', 'sCorporationIncome']
const BUSINESS = ['selfEmployment', 'farm']
const INVESTMENTS = ['taxableInterest', 'ordinaryDividends', 'longTermGain']

/** The answers, either spouse's, one of which makes a gap possible. The gaps without any are only on the page's list. */
const POSSIBLE_WITH: Readonly<Record<string, readonly string[]>> = {
  residence: ['earlierDays', 'otherStateIncome'],
  federalCredits: ['mortgageInterest', 'stateAndLocalTaxes'],
  marketplace: ['marketplacePremiums', 'advancePremiumCredit'],
  foreignTax: ['foreignTax'],
  childTax: ['parentsTaxableIncome'],
  gainRates: ['longTermGain', 'homeSaleGain', 'businessPropertyGain', 'businessPropertyIncome'],
  businessDeduction: [...BUSINESS, ...SHARES],
  passThroughLosses: SHARES,
  depreciation: BUSINESS,
  savingsPenalties: ['hsaContribution', 'earlyException', 'isEarly'],
  employerAdoption: ['hasAdopted'],
  investmentTax: INVESTMENTS,
  minimumTax: INVESTMENTS,
  ohioCredits: SHARES,
  towns: ['royalties', 'sCorporationIncome', 'wagesTaxedElsewhere'],
  smallItems: ['otherIncome', 'student3Costs'],
}

/** From here on taxes of high incomes come into question, in dollars. */
const HIGH_INCOME = 200000

const isRich = (answers: AnswerTexts) =>
  ['wages', 'spouse.wages', 'selfEmployment', ...INVESTMENTS]
    .map((id) => amountOf(answers, id))
    .reduce((sum, amount) => sum + amount) > HIGH_INCOME

/** What else must hold. */
const ONLY_IF: Readonly<Record<string, (answers: AnswerTexts) => boolean>> = {
  federalCredits: ({ taxYear }) => taxYear === '2025',
  businessDeduction: mayHaveWageLimit,
  investmentTax: isRich,
  minimumTax: (answers) => isSeparate(answers) && isRich(answers),
  towns: isTyped('villageRate'),
}

/** The gaps that the answers make possible. */
export function possibleGaps(answers: Answers): readonly Gap[] {
  return GAPS.filter(({ name }) => {
    const ids = POSSIBLE_WITH[name] ?? []
    const isOpen = isAnyTyped(...ids, ...ids.map((id) => `spouse.${id}`))(answers)
    return isOpen && (ONLY_IF[name]?.(answers) ?? true)
  })
}
