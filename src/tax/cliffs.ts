import { notNegative, sumOf } from './amounts.ts'
import { yearFigures } from './data/years.ts'
import type { Returns } from './returns.ts'

/** A rule that takes away an amount at once, or faster than a tax rate, as income rises. */
export type Cliff = {
  id: keyof typeof CLIFFS
  label: string
  source: string
  /** What it costs between the two incomes, in dollars. */
  lost: number
}

/**
 * What the law takes away in steps as income rises, by name. If a marginal rate is above 100%, one of these
 * causes it; a test checks the list against random households.
 */
const CLIFFS = {
  premiumCredit: {
    label: 'Premium tax credit shrinks or ends, or more of it is repaid',
    source: 'IRC §36B(b)(3), (c)(1), (f)(2)',
    valueOf: ({ federal }) => federal.credits.premium - federal.premiumCredit.repayment,
  },
  saversCredit: {
    label: 'Saver’s credit falls to its next rate',
    source: 'IRC §25B(b)',
    valueOf: ({ federal }) => federal.credits.savers,
  },
  childTaxCredit: {
    label: 'Child tax credit loses $50 for each $1,000 or part of it',
    source: 'IRC §24(b)(1)',
    valueOf: ({ federal }) => federal.childTaxCredit.available,
  },
  childCareCredit: {
    label: 'Child care credit falls by a percentage point',
    source: 'IRC §21(a)(2)',
    valueOf: ({ federal }) => federal.credits.childCare,
  },
  furtherDeductions: {
    label: 'Deductions for tips, overtime and car loans lose $100 or $200 for $1,000',
    source: 'IRC §§163(h)(4)(C), 224(b)(2), 225(b)(2)',
    valueOf: ({ federal }) =>
      TOP_RATE *
      (federal.furtherDeductions.tips +
        federal.furtherDeductions.overtime +
        federal.furtherDeductions.carLoanInterest),
  },
  iraDeduction: {
    label: 'IRA deduction shrinks by steps of $10, the last of $200',
    source: 'IRC §219(g)(2)',
    valueOf: ({ federal }) => TOP_RATE * federal.adjustments.ira,
  },
  mortgageInsurance: {
    label: 'Mortgage insurance deduction loses a tenth for each $1,000 or part of it',
    source: 'IRC §163(h)(3)(E)(ii)',
    valueOf: ({ federal }) =>
      federal.deductionKind === 'itemized'
        ? TOP_RATE * federal.itemizedDeductions.mortgageInsurance
        : 0,
  },
  ohioBase: {
    label: 'Ohio’s base amount is added with the first dollar over a limit',
    source: 'R.C. 5747.02(A)(3)',
    valueOf: (returns) => -findOhioBase(returns),
  },
  ohioExemption: {
    label: 'Ohio’s exemptions fall by a step',
    source: 'R.C. 5747.025',
    valueOf: (returns) => topOhioRate(returns) * returns.ohio.exemptionAmount,
  },
  ohioJointFiling: {
    label: 'Ohio’s joint filing credit falls to its next rate or ends',
    source: 'R.C. 5747.05(E)',
    valueOf: ({ ohio }) => ohio.credits.jointFiling,
  },
  ohioCredits: {
    label: 'An Ohio credit ends at its income limit',
    source: 'R.C. 5747.055, 5747.022, 5747.054',
    valueOf: ({ ohio: { credits } }) =>
      credits.retirementIncome +
      credits.lumpSumRetirement +
      credits.senior +
      credits.lumpSumDistribution +
      credits.childCare +
      credits.exemption,
  },
} as const satisfies Record<
  string,
  { label: string; source: string; valueOf: (returns: Returns) => number }
>

/** The highest rate at which a lost deduction costs tax. */
const TOP_RATE = 0.37

/** A household's cliffs between two incomes that cost something, most expensive first. */
export function findCliffs(before: Returns, after: Returns): Cliff[] {
  return Object.entries(CLIFFS)
    .map(([id, { label, source, valueOf }]) => ({
      id: id as keyof typeof CLIFFS,
      label,
      source,
      lost: notNegative(valueOf(before) - valueOf(after)),
    }))
    .filter(({ lost }) => lost > 0)
    .toSorted((one, other) => other.lost - one.lost)
}

function topOhioRate({ federal }: Returns): number {
  const { bands } = yearFigures(federal.input.taxYear).ohio.rates.value
  return Math.max(...bands.map(({ rate }) => rate))
}

/** The part of Ohio's tax that the rates alone do not explain. */
function findOhioBase({ federal, ohio }: Returns): number {
  const { bands } = yearFigures(federal.input.taxYear).ohio.rates.value
  const income = ohio.taxableNonbusinessIncome
  const byRates = bands.map(({ over, rate }, index) => {
    const end = bands[index + 1]?.over ?? Infinity
    return rate * notNegative(Math.min(income, end) - over)
  })
  return ohio.taxOnNonbusinessIncome - sumOf(byRates, (tax) => tax)
}
