import { expect, test } from 'vitest'
import { type Amounts, crossCheck } from './cross-checks.ts'
import { type FormKind, FORMS } from './forms.ts'

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
  [
    'above it with tips',
    'w2',
    { socialSecurityWages: 176_000, socialSecurityTips: 101 },
    /limit/,
    false,
  ],
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
  ['state tax above pay', 'w2', { stateTax: 901, stateWages: 900 }, /^Box 17/, false],
  ['town tax above pay', 'w2', { localTax: 901, localWages: 900 }, /^Box 19/, false],
  ['state tax above', '1099nec', { stateTax: 51, stateIncome: 50 }, /^Box 5/, false],
  ['more than all pay', '1099nec', { stateIncome: 51, compensation: 50 }, /^Box 7/, false],
  [
    'tax above both',
    '1099div',
    { federalTax: 111, ordinaryDividends: 80, capitalGains: 30 },
    /^Box 4/,
    false,
  ],
  ['more than owed', '1098', { mortgageInterest: 9000, principal: 8000 }, /^Box 1/, false],
]

test.each(CASES)('%s: %s', (_, kind, amounts, rule, isPassed) => {
  const result = crossCheck(kind, dollars(amounts), 2025).find((check) => rule.test(check.rule))
  expect(result?.outcome).toBe(isPassed ? 'passed' : 'failed')
})

const LEFT_OUT: [string, FormKind, Amounts, RegExp, number | null][] = [
  ['the year is unknown', 'w2', { socialSecurityWages: 900_000 }, /limit/, null],
  ['the year’s limit is unknown', 'w2', { socialSecurityWages: 900_000 }, /limit/, 2019],
  ['the tax was not read', 'w2', { socialSecurityWages: 50_000 }, /^Box 4/, 2025],
  ['wages were not read', 'w2', { federalTax: 900 }, /^Box 2/, 2025],
  ['principal is not filled in', '1098', { mortgageInterest: 9000 }, /^Box 1/, 2025],
  ['principal is zero', '1098', { mortgageInterest: 9000, principal: 0 }, /^Box 1/, 2025],
  // A penalty may exceed the interest: Pub. 550.
  ['no rule says so', '1099int', { interest: 90, earlyWithdrawalPenalty: 91 }, /^Box 2/, 2025],
]

test.each(LEFT_OUT)('skips a check if %s', (_, kind, amounts, rule, year) => {
  const checks = crossCheck(kind, dollars(amounts), year).filter((check) => rule.test(check.rule))
  expect(checks.every(({ outcome }) => outcome === 'skipped')).toBe(true)
})

test('skips checks on empty boxes', () => {
  expect(crossCheck('w2', {}, 2025).every(({ outcome }) => outcome === 'skipped')).toBe(true)
})

const RULES: [FormKind, string[]][] = [
  [
    'w2',
    [
      'Box 4 is 6.2% of boxes 3 and 7',
      'Box 6 is 1.45% of box 5, and 0.9% more above $200,000',
      'Boxes 3 and 7 stay within the year’s Social Security limit',
      'Box 2 is not more than box 1',
      'Box 17 is not more than box 16',
      'Box 19 is not more than box 18',
    ],
  ],
  [
    '1099nec',
    [
      'Box 4 is not more than box 1',
      'Box 5 is not more than box 7',
      'Box 7 is not more than box 1',
    ],
  ],
  ['1099int', ['Box 4 is not more than boxes 1, 3 and 8']],
  [
    '1099div',
    [
      'Box 1b is not more than box 1a',
      'Box 5 is not more than box 1a',
      'Box 4 is not more than boxes 1a and 2a',
    ],
  ],
  ['1098', ['Box 1 is not more than box 2', 'Box 6 is not more than box 2']],
  ['ssa1099', ['Box 5 is box 3 minus box 4', 'Box 6 is not more than box 3']],
]

test.each(RULES)('names the boxes of a %s as the form does', (kind, rules) => {
  const form = FORMS.find((one) => one.kind === kind)
  const amounts = Object.fromEntries(form?.fields.map(({ id }) => [id, 1]) ?? [])
  const checks = crossCheck(kind, amounts, 2026)
  expect(checks.map(({ rule }) => rule)).toEqual(rules)
  for (const { rule, fields } of checks) {
    for (const id of fields) expect(rule).toContain(form?.fields.find((one) => one.id === id)?.box)
  }
})
