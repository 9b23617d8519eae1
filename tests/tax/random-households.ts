import { beforeAll, expect, test } from 'vitest'
import { ROUNDING_TOLERANCE } from '../../src/tax/amounts.ts'
import { type Cliff, findCliffs } from '../../src/tax/cliffs.ts'
import { explainReturns } from '../../src/tax/explain/explain.ts'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import { calculateOhio } from '../../src/tax/ohio/ohio.ts'
import type { Returns } from '../../src/tax/returns.ts'
import { type Draw, type DrawnHousehold, drawFrom, drawHousehold } from './draw-household.ts'

const SEED = 20261123
/** Additional wages for measuring the marginal rate, in dollars. */
const EXTRA = 100

/** A problem and its household, as JSON to copy into a separate test. */
type Finding = { index: number; what: string; household: string }

function run({ input, ohio }: DrawnHousehold): Returns {
  const federal = calculateFederal(input)
  return { federal, ohio: calculateOhio(federal, ohio) }
}

const netTax = ({ federal, ohio }: Returns) =>
  federal.totalTax - federal.refundableCredits + ohio.totalTax + ohio.villageTax

/**
 * Draws the same households on every run and computes their returns.
 * @param cliffs the cliffs that this many households are sure to meet
 */
export function testRandomHouseholds(count: number, cliffs: Cliff['id'][]): void {
  const findings: Record<'amounts' | 'lines' | 'deductions' | 'cliffs', Finding[]> = {
    amounts: [],
    lines: [],
    deductions: [],
    cliffs: [],
  }
  const cliffsMet = new Set<string>()

  beforeAll(() => {
    const draw = drawFrom(SEED)
    for (let index = 0; index < count; index += 1) {
      const household = drawHousehold(draw)
      const before = run(household)
      const note = (kind: keyof typeof findings, what: string | null) => {
        if (what) findings[kind].push({ index, what, household: JSON.stringify(household) })
      }
      note('amounts', findBadAmount(before))
      note('lines', findBadSum(before, index % 10 === 0))
      note('deductions', findCostlyDeduction(household, before, draw))
      note('cliffs', findNamelessCliff(household, before, cliffsMet))
    }
  }, 60_000)

  test('every amount is finite, and no tax, credit or payment is negative', () => {
    expect(findings.amounts.slice(0, 3)).toEqual([])
  })

  test('the lines add up to their totals', () => {
    expect(findings.lines.slice(0, 3)).toEqual([])
  })

  test('a larger deduction never raises the tax, except for legal phase-outs', () => {
    expect(findings.deductions.slice(0, 3)).toEqual([])
  })

  test('a named cliff explains any $100 of wages that costs more than $100', () => {
    expect(findings.cliffs.slice(0, 3)).toEqual([])
    expect([...cliffsMet]).toEqual(expect.arrayContaining(cliffs))
  })
}

function findBadAmount({ federal, ohio }: Returns): string | null {
  const endless = findEndless(federal, 'federal') ?? findEndless(ohio, 'ohio')
  if (endless) return endless
  const amounts = {
    taxBeforeCredits: federal.taxBeforeCredits,
    totalTax: federal.totalTax,
    incomeTax: ohio.incomeTax,
    schoolDistrictTax: ohio.schoolDistrictTax,
    villageTax: ohio.villageTax,
    ...federal.credits,
  }
  const negative = Object.entries(amounts).find(([, amount]) => amount < -ROUNDING_TOLERANCE)
  return negative ? `${negative[0]} is ${negative[1]}` : null
}

/** The first value that is not a finite number. The upper ends of the last brackets are infinite. */
function findEndless(value: unknown, path: string): string | null {
  if (typeof value === 'number') {
    return Number.isFinite(value) || path.endsWith('.upTo') ? null : `${path} is ${value}`
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, one] of Object.entries(value)) {
    const found = findEndless(one, `${path}.${key}`)
    if (found) return found
  }
  return null
}

function findBadSum({ federal, ohio }: Returns, withLedger: boolean): string | null {
  const { adjustments, furtherDeductions } = federal
  const sum = (amounts: Record<string, number>) =>
    Object.values(amounts).reduce((total, amount) => total + amount, 0)
  const sums = {
    adjustedGrossIncome: [
      federal.adjustedGrossIncome,
      federal.income.total + federal.taxableSocialSecurity - sum(adjustments),
    ],
    taxableIncome: [
      federal.taxableIncome,
      Math.max(
        0,
        federal.adjustedGrossIncome -
          federal.deduction -
          furtherDeductions.total -
          federal.businessIncomeDeduction,
      ),
    ],
    totalTax: [
      federal.totalTax,
      federal.incomeTax.tax +
        federal.alternativeMinimumTax.tax +
        federal.premiumCredit.repayment -
        federal.nonrefundableCredits +
        federal.selfEmploymentTax +
        federal.additionalMedicare +
        federal.netInvestmentIncomeTax +
        federal.earlyWithdrawals.tax,
    ],
    credits: [federal.nonrefundableCredits + federal.refundableCredits, sum(federal.credits)],
    federalOutcome: [
      federal.balanceDue - federal.refund,
      federal.totalTax -
        federal.refundableCredits -
        federal.input.withholding -
        federal.medicareWithheld -
        federal.excessSocialSecurity -
        federal.input.estimatedPayments,
    ],
    ohioTax: [ohio.taxBeforeCredits, ohio.taxOnNonbusinessIncome + ohio.taxOnBusinessIncome],
    ohioOutcome: [ohio.balanceDue - ohio.refund, ohio.incomeTax - ohio.payments],
  } as const
  const wrong = Object.entries(sums).find(([, [one, other]]) => Math.abs(one - other) > 1e-5)
  if (wrong) return `${wrong[0]}: ${wrong[1].join(' is not ')}`
  return withLedger ? findBadLedger({ federal, ohio }) : null
}

/** Sections whose total is the sum of their lines. */
const SUMMED = ['income', 'tax', 'credits', 'ohioTax']

function findBadLedger({ federal, ohio }: Returns): string | null {
  const explanation = explainReturns(federal, ohio)
  for (const { id, items, total } of [...explanation.federal, ...explanation.ohio]) {
    const summed = items.reduce((sum, { amount }) => sum + amount, 0)
    if (SUMMED.includes(id) && Math.abs(summed - total.amount) > 1e-5) {
      return `section ${id}: ${summed} is not ${total.amount}`
    }
  }
  return null
}

const DEDUCTIONS = [
  'charityCash',
  'mortgageInterest',
  'medicalExpenses',
  'stateAndLocalTaxes',
  'studentLoanInterest',
  'carLoanInterest',
  'gamblingLosses',
  'educatorExpenses',
  'iraContribution',
  'hsaContribution',
  'collegeSavings',
  'otherDeductions',
] as const

/**
 * Dollars lost by each rule that takes something away when income falls: the premium credit below the poverty
 * line (IRC §36B(c)(1)(A)); Ohio's joint filing credit, which requires 500 of each spouse (R.C. 5747.05(E));
 * its share of a federal care credit that a lower tax leaves unused (R.C. 5747.054); losses of earlier years,
 * of which a lower taxable income uses less (IRC §172(a)(2)), as of depletion (IRC §613A(d)(1)); the spouse's IRA, which
 * is limited to the earnings that an IRA without a deduction leaves (IRC §219(c)(1)(B)(ii)).
 */
function lostToLowerIncome(before: Returns, after: Returns): number {
  const lost = (valueOf: (one: Returns) => number) => Math.max(0, valueOf(before) - valueOf(after))
  const isBelow = after.federal.premiumCredit.refusal === 'belowPovertyLine'
  const usesLess = after.federal.income.netOperatingLoss - before.federal.income.netOperatingLoss
  return (
    (isBelow ? lost(({ federal }) => federal.credits.premium) : 0) +
    lost(({ ohio }) => ohio.credits.jointFiling) +
    lost(({ ohio }) => ohio.credits.childCare) +
    (usesLess > 0 ||
    lost(({ federal }) => federal.adjustments.ira) > 0 ||
    after.federal.income.royalties > before.federal.income.royalties
      ? Infinity
      : 0)
  )
}

function findCostlyDeduction(
  { input, ohio }: DrawnHousehold,
  before: Returns,
  { between, oneOf }: Draw,
): string | null {
  const name = oneOf(DEDUCTIONS)
  const extra = between(1, 20000)
  const more = <T extends object>(values: T): T => ({
    ...values,
    [name]: ((values as Record<string, number>)[name] ?? 0) + extra,
  })
  const isPersons = name in input.taxpayer
  const isOhios = name in ohio
  const after = run({
    input: isOhios ? input : isPersons ? { ...input, taxpayer: more(input.taxpayer) } : more(input),
    ohio: isOhios ? more(ohio) : ohio,
  })
  const rise = netTax(after) - netTax(before)
  if (rise <= ROUNDING_TOLERANCE) return null
  const excused = lostToLowerIncome(before, after)
  return rise <= excused + ROUNDING_TOLERANCE ? null : `${extra} more ${name}: ${rise} more tax`
}

function findNamelessCliff(
  { input, ohio }: DrawnHousehold,
  before: Returns,
  cliffsMet: Set<string>,
): string | null {
  const { taxpayer } = input
  const after = run({
    input: {
      ...input,
      taxpayer: {
        ...taxpayer,
        wages: (taxpayer.wages ?? 0) + EXTRA,
        medicareWages: (taxpayer.medicareWages ?? taxpayer.wages ?? 0) + EXTRA,
      },
    },
    ohio,
  })
  const rise = netTax(after) - netTax(before)
  if (rise <= EXTRA) return null
  const cliffs = findCliffs(before, after)
  for (const { id } of cliffs) cliffsMet.add(id)
  // The cliff of the exemptions counts Ohio’s own tax. A district with a traditional base taxes them too.
  const { rate, base } = ohio.schoolDistrict ?? { rate: 0, base: 'traditional' }
  const exemptionsLost = before.ohio.exemptionAmount - after.ohio.exemptionAmount
  const byDistrict = base === 'traditional' ? rate * exemptionsLost : 0
  const named = byDistrict + cliffs.reduce((sum, { lost }) => sum + lost, 0)
  return rise - named <= EXTRA ? null : `${rise} more tax on ${EXTRA}, of it ${named} by cliffs`
}
