import { expect, test } from 'vitest'
import { type Amounts, crossCheck } from './cross-checks'
import type { FormKind } from './forms/form-definition'

const dollars = (amounts: Amounts): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([id, value = 0]) => [id, Math.round(100 * value)]),
  )

const CASES: [string, FormKind, Amounts, RegExp, boolean][] = [
  ['exact', 'w2', { socialSecurityWages: 50_000, socialSecurityTax: 3100 }, /^Box 4/, true],
  ['a dollar off', 'w2', { socialSecurityWages: 50_000, socialSecurityTax: 3101 }, /^Box 4/, true],
  ['more off', 'w2', { socialSecurityWages: 50_000, socialSecurityTax: 3101.01 }, /^Box 4/, false],
  [
    'with tips',
    'w2',
    { socialSecurityWages: 48_000, socialSecurityTips: 2000, socialSecurityTax: 3100 },
    /^Box 4/,
    true,
  ],
  ['exact', 'w2', { medicareWages: 50_000, medicareTax: 725 }, /^Box 6/, true],
  ['a digit wrong', 'w2', { medicareWages: 50_000, medicareTax: 752 }, /^Box 6/, false],
  ['at 200,000', 'w2', { medicareWages: 200_000, medicareTax: 2900 }, /^Box 6/, true],
  ['above 200,000', 'w2', { medicareWages: 210_000, medicareTax: 3135 }, /^Box 6/, true],
  ['above, rate left out', 'w2', { medicareWages: 210_000, medicareTax: 3045 }, /^Box 6/, false],
  ['at the limit of 2025', 'w2', { socialSecurityWages: 176_100 }, /limit/, true],
  ['above it', 'w2', { socialSecurityWages: 176_100.01 }, /limit/, false],
  ['tax within wages', 'w2', { federalTax: 900, wages: 900 }, /^Box 2/, true],
  ['tax above wages', 'w2', { federalTax: 901, wages: 900 }, /^Box 2/, false],
  ['part of it', '1099div', { ordinaryDividends: 80, qualifiedDividends: 80 }, /^Box 1b/, true],
  ['too much', '1099div', { ordinaryDividends: 80, qualifiedDividends: 81 }, /^Box 1b/, false],
  [
    'difference',
    'ssa1099',
    { benefitsPaid: 20_000, benefitsRepaid: 500, netBenefits: 19_500 },
    /^Box 5/,
    true,
  ],
  ['nothing repaid', 'ssa1099', { benefitsPaid: 20_000, netBenefits: 20_000 }, /^Box 5/, true],
  ['no difference', 'ssa1099', { benefitsPaid: 20_000, netBenefits: 19_500 }, /^Box 5/, false],
  ['less than owed', '1098', { mortgageInterest: 9000, principal: 150_000 }, /^Box 1/, true],
  ['within pay', '1099nec', { compensation: 5000, federalTax: 1200 }, /^Box 4/, true],
  ['more than owed', '1098', { mortgageInterest: 9000, principal: 8000 }, /^Box 1/, false],
]

test.each(CASES)('%s: %s', (_, kind, amounts, rule, isPassed) => {
  const result = crossCheck(kind, dollars(amounts), 2025).find((check) => rule.test(check.rule))
  expect(result?.isPassed).toBe(isPassed)
})

const LEFT_OUT: [string, FormKind, Amounts, RegExp, number | null][] = [
  ['the year is not known', 'w2', { socialSecurityWages: 900_000 }, /limit/, null],
  ['no limit is known for the year', 'w2', { socialSecurityWages: 900_000 }, /limit/, 2019],
  ['wages were not read', 'w2', { federalTax: 900 }, /^Box 2/, 2025],
  ['principal is not filled in', '1098', { mortgageInterest: 9000 }, /^Box 1/, 2025],
  ['principal is zero', '1098', { mortgageInterest: 9000, principal: 0 }, /^Box 1/, 2025],
  // A penalty may be more than the interest: Pub. 550.
  ['no rule says so', '1099int', { interest: 90, earlyWithdrawalPenalty: 91 }, /^Box 2/, 2025],
]

test.each(LEFT_OUT)('a check is left out where %s', (_, kind, amounts, rule, year) => {
  const rules = crossCheck(kind, dollars(amounts), year).map((check) => check.rule)
  expect(rules.filter((text) => rule.test(text))).toEqual([])
})

test('a check whose boxes are empty is left out', () => {
  expect(crossCheck('w2', {}, 2025)).toEqual([])
})
