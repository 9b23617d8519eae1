import { sumOf } from './amounts.ts'
import type { TaxInput } from './input.ts'
import type { OhioInput } from './ohio/input.ts'
import { findReturns, type Returns } from './returns.ts'
import { type SeparateChoice, splitJointInput, splitOhioInput } from './separate-inputs.ts'

/** A line for both ways of filing, in dollars. Credits are positive. */
export type FilingLine = { id: string; label: string; joint: number; separate: number }

/** A couple's tax with one return and with two. Amounts are unrounded dollars. */
export type FilingChoice = {
  /** Federal, Ohio and school district tax after all credits. */
  joint: number
  separate: number
  /** The lines that lead to the two totals. */
  lines: readonly FilingLine[]
  /** Deductions and credits that separate returns change. */
  changes: readonly FilingLine[]
}

/**
 * Compares a joint return with two separate ones. Each spouse's own amounts go on their own return, shared
 * amounts are halved, and dependents and itemizing are chosen to cost the couple least. Leaves out town
 * taxes, which each person pays alone. Null for households that do not file jointly.
 * @param given the joint return
 */
export function compareFiling(
  input: TaxInput,
  ohioInput: OhioInput,
  given = findReturns(input, ohioInput),
): FilingChoice | null {
  if (input.filingStatus !== 'marriedFilingJointly') return null
  const joint = [given]
  const separate = findSeparate(input, ohioInput)
  const line = (id: string, label: string, amountOf: (one: Returns) => number): FilingLine => ({
    id,
    label,
    joint: sumOf(joint, amountOf),
    separate: sumOf(separate, amountOf),
  })
  return {
    joint: sumOf(joint, taxOf),
    separate: sumOf(separate, taxOf),
    lines: LINES.map(([id, label, amountOf]) => line(id, label, amountOf)),
    changes: CHANGES.map(([id, label, amountOf]) => line(id, label, amountOf)).filter(
      ({ joint: one, separate: two }) => Math.abs(one - two) >= 0.5,
    ),
  }
}

type LineOf = readonly [id: string, label: string, amountOf: (one: Returns) => number]

const refundable = ({ federal }: Returns) => federal.refundableCredits

const LINES: readonly LineOf[] = [
  ['taxableIncome', 'Taxable income', ({ federal }) => federal.taxableIncome],
  ['taxBeforeCredits', 'Tax before credits', ({ federal }) => federal.taxBeforeCredits],
  ['credits', 'Credits', (one) => one.federal.nonrefundableCredits + refundable(one)],
  [
    'otherTaxes',
    'Other federal taxes',
    ({ federal }) => federal.totalTax - federal.taxBeforeCredits + federal.nonrefundableCredits,
  ],
  ['ohio', 'Ohio and school district tax', ({ ohio }) => ohio.totalTax],
]

const CHANGES: readonly LineOf[] = [
  ['capitalLoss', 'Capital loss used', ({ federal }) => -Math.min(0, federal.income.capitalGain)],
  ['rentalLoss', 'Rental loss used', ({ federal }) => -Math.min(0, federal.income.rental)],
  ['socialSecurity', 'Taxed Social Security', ({ federal }) => federal.taxableSocialSecurity],
  ['ira', 'IRA deduction', ({ federal }) => federal.adjustments.ira],
  [
    'studentLoan',
    'Student loan interest deducted',
    ({ federal }) => federal.adjustments.studentLoanInterest,
  ],
  ['senior', 'Senior deduction', ({ federal }) => federal.furtherDeductions.senior],
  [
    'tipsAndOvertime',
    'Tips and overtime deducted',
    ({ federal }) => federal.furtherDeductions.tips + federal.furtherDeductions.overtime,
  ],
  ['childCare', 'Child and dependent care credit', ({ federal }) => federal.credits.childCare],
  [
    'education',
    'Education credits',
    ({ federal }) => federal.credits.education + federal.credits.americanOpportunity,
  ],
  ['savers', 'Saver’s credit', ({ federal }) => federal.credits.savers],
  ['earnedIncome', 'Earned income credit', ({ federal }) => federal.credits.earnedIncome],
  [
    'child',
    'Child tax credits',
    ({ federal }) => federal.credits.childTax + federal.credits.additionalChildTax,
  ],
  ['adoption', 'Adoption credit', ({ federal }) => federal.credits.adoption],
  ['premium', 'Premium tax credit', ({ federal }) => federal.premiumCredit.credit],
  ['jointFiling', 'Ohio’s joint filing credit', ({ ohio }) => ohio.credits.jointFiling],
]

function taxOf({ federal, ohio }: Returns): number {
  return federal.totalTax - federal.refundableCredits + ohio.totalTax
}

/** The cheapest pair of separate returns that the law allows. */
function findSeparate(input: TaxInput, ohioInput: OhioInput): Returns[] {
  const ohioInputs = splitOhioInput(ohioInput)
  const calculate = (given: TaxInput, choice: SeparateChoice) =>
    splitJointInput(given, choice).map((one, index) => findReturns(one, ohioInputs[index]))
  // Without dependents, it makes no difference who would claim them.
  const claimants = input.dependents?.length ? ([0, 1] as const) : ([0] as const)
  const pairs = claimants.flatMap((claimant) => [
    calculate(input, { claimant, bothItemize: false }),
    ...withoutItemizing(input).map((given) => calculate(given, { claimant, bothItemize: false })),
    calculate(input, { claimant, bothItemize: true }),
  ])
  const costOf = (pair: readonly Returns[]) => sumOf(pair, taxOf)
  return pairs.filter(isAllowed).reduce((best, pair) => (costOf(pair) < costOf(best) ? pair : best))
}

/** The input without what makes itemizing worthwhile for nearly everyone, if there is any of it. */
function withoutItemizing(input: TaxInput): TaxInput[] {
  const { stateAndLocalTaxes, mortgageInterest, mortgageInsurance, gamblingLosses } = input
  if (!stateAndLocalTaxes && !mortgageInterest && !mortgageInsurance && !gamblingLosses) return []
  const none = { stateAndLocalTaxes: 0, mortgageInterest: 0, mortgageInsurance: 0 }
  return [{ ...input, ...none, gamblingLosses: 0 }]
}

/** Both spouses take the standard deduction, or both give it up. */
function isAllowed(pair: readonly Returns[]): boolean {
  return (
    pair.every(({ federal }) => federal.deductionKind === 'standard') ||
    pair.every(({ federal }) => federal.input.spouseItemizes)
  )
}
