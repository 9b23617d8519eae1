import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import { compareFiling } from '../../src/tax/joint-or-separate.ts'
import { calculateOhio } from '../../src/tax/ohio/ohio.ts'
import { splitJointInput, splitOhioInput } from '../../src/tax/separate-inputs.ts'
import { anyHousehold } from './households.ts'

const JOINT = { taxYear: 2026, filingStatus: 'marriedFilingJointly' } as const

function choose(more: Partial<TaxInput>) {
  const choice = compareFiling({ ...JOINT, taxpayer: { age: 40 }, ...more }, {})
  if (!choice) throw new Error('no joint return')
  return choice
}

const changesOf = (more: Partial<TaxInput>) =>
  Object.fromEntries(choose(more).changes.map(({ id, joint, separate }) => [id, [joint, separate]]))

test('two equal wages owe the same federal tax either way, but Ohio grants its joint filing credit', () => {
  const person = { age: 40, wages: 60000 }
  const { lines, joint, separate } = choose({ taxpayer: person, spouse: person })
  const federal = lines.find(({ id }) => id === 'taxBeforeCredits')
  expect(federal?.joint).toBeCloseTo(federal?.separate ?? 0, 6)
  // Each alone pays 1,206.50 to Ohio; together they save 5% of the tax.
  const ohio = lines.find(({ id }) => id === 'ohio')
  expect(ohio?.separate).toBeCloseTo(2413, 6)
  expect(separate - joint).toBeCloseTo(2413 - (ohio?.joint ?? 0), 6)
})

test('one wage costs far more on two returns', () => {
  const { joint, separate } = choose({ taxpayer: { age: 40, wages: 100000 }, spouse: { age: 40 } })
  // Separate: 5,800 + 22% of (83,900 - 50,400), joint: 2,480 + 12% of (67,800 - 24,800).
  // Ohio counts one exemption of 1,900 less.
  expect(separate - joint).toBeCloseTo(13170 - 7640 + 0.0275 * 1900, 6)
})

test('names what separate filers lose', () => {
  const changes = changesOf({
    taxpayer: { age: 66, wages: 30000, overtimePremium: 1000 },
    spouse: { age: 66, wages: 10000 },
    dependents: [{ age: 5 }],
    childCareExpenses: 3000,
    studentLoanInterest: 1000,
    longTermGain: -9000,
    socialSecurity: 20000,
  })
  expect(changes).toMatchObject({
    studentLoan: [1000, 0],
    tipsAndOvertime: [1000, 0],
    senior: [12000, 0],
  })
  expect(Object.keys(changes)).toEqual(expect.arrayContaining(['socialSecurity', 'jointFiling']))
})

test('both itemize or neither does (IRC §63(c)(6)(A))', () => {
  const given: TaxInput = {
    ...JOINT,
    taxpayer: { age: 40, wages: 250000 },
    spouse: { age: 40, wages: 20000 },
    mortgageInterest: 40000,
    stateAndLocalTaxes: 20000,
  }
  const forced = splitJointInput(given, { claimant: 0, bothItemize: true })
  const taxes = forced.map((one) => {
    const federal = calculateFederal(one)
    expect(federal.deductionKind).toBe('itemized')
    return federal.totalTax + calculateOhio(federal).totalTax
  })
  const cost = taxes.reduce((sum, tax) => sum + tax, 0)
  expect(choose(given).separate).toBeLessThanOrEqual(cost + 1e-6)
})

test('assigns dependents to the spouse who saves more', () => {
  const rich = { age: 40, wages: 300000 }
  const poor = { age: 40, wages: 60000 }
  const more = { dependents: [{ age: 5 }] }
  const one = choose({ taxpayer: rich, spouse: poor, ...more })
  const other = choose({ taxpayer: poor, spouse: rich, ...more })
  expect(one.separate).toBeCloseTo(other.separate, 6)
})

test('separate returns halve amounts, repeat counts and leave a lump sum with the first spouse', () => {
  const [first, second] = splitJointInput(
    { ...JOINT, taxpayer: { age: 40 }, taxableInterest: 300, marketplaceMonths: 9 },
    { claimant: 0, bothItemize: false },
  )
  const federal = { taxYear: 2026, taxableInterest: 150, marketplaceMonths: 9 }
  expect(first).toMatchObject(federal)
  expect(second).toMatchObject(federal)

  const ohio = { collegeSavings: 5000, collegeBeneficiaries: 2, lumpSumRetirement: 800 }
  expect(splitOhioInput({ ...ohio, lifeYears: 20, claimsLumpSumDistribution: true })).toEqual([
    { ...ohio, collegeSavings: 2500, lifeYears: 20, claimsLumpSumDistribution: true },
    {
      collegeSavings: 2500,
      collegeBeneficiaries: 2,
      lumpSumRetirement: 0,
      lifeYears: 0,
      claimsLumpSumDistribution: false,
    },
  ])
})

test('offers no choice without a joint return', () => {
  const single = { taxYear: 2026, filingStatus: 'single', taxpayer: { age: 40 } } as const
  expect(compareFiling(single, {})).toBeNull()
})

test('the lines of both options add up to their totals', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const choice = compareFiling({ ...household, filingStatus: 'marriedFilingJointly' }, {})
      const of = (way: 'joint' | 'separate', id: string) =>
        choice?.lines.find((line) => line.id === id)?.[way] ?? Number.NaN
      for (const way of ['joint', 'separate'] as const) {
        const total =
          of(way, 'taxBeforeCredits') - of(way, 'credits') + of(way, 'otherTaxes') + of(way, 'ohio')
        expect(choice?.[way]).toBeCloseTo(total, 6)
      }
    }),
    { numRuns: 300, seed: 20261123 },
  )
})

test('gives up itemizing where two standard deductions are more', () => {
  const couple = { taxpayer: { age: 40, wages: 100000 }, spouse: { age: 70, wages: 100000 } }
  const { lines } = choose({ ...couple, mortgageInterest: 33000 })
  // 16,100 and 17,750 instead of half the interest each, which one of them would deduct.
  const taxable = lines.find(({ id }) => id === 'taxableIncome')
  expect(taxable?.separate).toBeCloseTo(200000 - 16100 - 17750, 6)
})
