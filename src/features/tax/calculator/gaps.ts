import table from '/docs/not-covered.md?raw'
import type { Answers } from './answers.ts'
import {
  type AnswerTexts,
  amountOf,
  isAboveZero,
  isAnyTyped,
  isSeparate,
  isTyped,
} from './fields/field.ts'
import { mayHaveWageLimit } from './fields/pass-through.ts'

/** Something an Ohio household may have that the calculator cannot be told, and how far that can put a result off. */
export type Gap = { name: string; text: string; off: string }

/** The rows of docs/not-covered.md. */
export const GAPS: readonly Gap[] = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Name|---) /.test(line))
  .map((line) => {
    const [, name = '', text = '', off = ''] = line.split('|').map((cell) => cell.trim())
    return { name, text, off }
  })

/** From here on the net investment income tax and the one for separate filers come into question, in dollars. */
const HIGH_INCOME = 200000

const isRich = (answers: AnswerTexts) =>
  ['wages', 'spouse.wages', 'selfEmployment', 'longTermGain', 'ordinaryDividends'].reduce(
    (sum, id) => sum + amountOf(answers, id),
    0,
  ) > HIGH_INCOME

const hasShares = isAnyTyped(
  'partnershipIncome',
  'sCorporationIncome',
  'spouse.partnershipIncome',
  'spouse.sCorporationIncome',
)
const hasBusiness = isAnyTyped('selfEmployment', 'spouse.selfEmployment', 'farm', 'spouse.farm')
const hasInvestments = isAnyTyped(
  'taxableInterest',
  'ordinaryDividends',
  'shortTermGain',
  'longTermGain',
)

/** When a gap may concern a household, by the answers. The others are only on the page's list. */
const IS_POSSIBLE: Readonly<Record<string, (answers: AnswerTexts) => boolean>> = {
  residence: (answers) =>
    isAboveZero('earlierDays')(answers) || isTyped('otherStateIncome')(answers),
  federalCredits: (answers) =>
    answers['taxYear'] === '2025' && isAnyTyped('mortgageInterest', 'stateAndLocalTaxes')(answers),
  marketplace: isAnyTyped('marketplacePremiums', 'advancePremiumCredit'),
  foreignTax: isTyped('foreignTax'),
  childTax: isTyped('parentsTaxableIncome'),
  gainRates: isAnyTyped(
    'longTermGain',
    'homeSaleGain',
    'businessPropertyGain',
    'businessPropertyIncome',
  ),
  businessDeduction: (answers) =>
    (hasBusiness(answers) || hasShares(answers)) && mayHaveWageLimit(answers),
  passThroughLosses: hasShares,
  depreciation: hasBusiness,
  savingsPenalties: isAnyTyped(
    'hsaContribution',
    'spouse.hsaContribution',
    'earlyException',
    'isEarly',
  ),
  employerAdoption: isTyped('hasAdopted'),
  investmentTax: (answers) => hasInvestments(answers) && isRich(answers),
  minimumTax: (answers) => isSeparate(answers) && isRich(answers),
  ohioCredits: hasShares,
  towns: (answers) =>
    isTyped('villageRate')(answers) &&
    isAnyTyped('royalties', 'sCorporationIncome', 'wagesTaxedElsewhere')(answers),
  educationNumbers: (answers) =>
    isTyped('student1Costs')(answers) &&
    isAnyTyped('hasNoWorkNumber', 'spouse.hasNoWorkNumber')(answers),
  smallItems: isAnyTyped('otherIncome', 'student3Costs'),
}

/** The gaps that the answers make possible. */
export function possibleGaps(answers: Answers): readonly Gap[] {
  return GAPS.filter(({ name }) => IS_POSSIBLE[name]?.(answers) ?? false)
}
