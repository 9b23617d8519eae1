import { PAYROLL_RATES, SOCIAL_SECURITY_WAGE_BASE } from '@/tax/data/payroll.ts'
import type { FormKind } from './forms.ts'

/** Amounts by field ID, in cents. Empty boxes are absent. */
export type Amounts = Partial<Record<string, number>>

export type CheckResult = {
  /** What must hold, in words: "Box 4 is 6.2% of boxes 3 and 7". */
  rule: string
  /** Skipped: one of its boxes is empty or unread, or the limit of that year is not known. */
  outcome: 'passed' | 'failed' | 'skipped'
  /** Whether the boxes must be equal, which casts more doubt on a page than a limit. */
  isEquality: boolean
  /** The fields involved. */
  fields: readonly string[]
}

type Check = {
  rule: string
  isEquality?: true
  fields: readonly string[]
  /** These must be filled in for the check to say anything. */
  needs: readonly string[]
  /** Null if it cannot be determined. */
  holds: (amount: (id: string) => number, year: number | null) => boolean | null
}

/** Payers round on every payday: a dollar either way is fine. */
const ROUNDING_CENTS = 100
const isAbout = (cents: number, expected: number) => Math.abs(cents - expected) <= ROUNDING_CENTS

const CHECKS: Record<FormKind, readonly Check[]> = {
  w2: [
    {
      rule: 'Box 4 is 6.2% of boxes 3 and 7',
      isEquality: true,
      fields: ['socialSecurityWages', 'socialSecurityTax', 'socialSecurityTips'],
      needs: ['socialSecurityWages', 'socialSecurityTax'],
      holds: (amount) =>
        isAbout(
          amount('socialSecurityTax'),
          PAYROLL_RATES.socialSecurity *
            (amount('socialSecurityWages') + amount('socialSecurityTips')),
        ),
    },
    {
      rule: 'Box 6 is 1.45% of box 5, and 0.9% more above $200,000',
      isEquality: true,
      fields: ['medicareWages', 'medicareTax'],
      needs: ['medicareWages', 'medicareTax'],
      holds: (amount) => {
        const wages = amount('medicareWages')
        const above = Math.max(0, wages - 100 * PAYROLL_RATES.additionalMedicareFrom)
        const expected = PAYROLL_RATES.medicare * wages + PAYROLL_RATES.additionalMedicare * above
        return isAbout(amount('medicareTax'), expected)
      },
    },
    {
      rule: 'Boxes 3 and 7 stay within the year’s Social Security limit',
      fields: ['socialSecurityWages', 'socialSecurityTips'],
      needs: ['socialSecurityWages'],
      holds: (amount, year) => {
        const limit = year === null ? undefined : SOCIAL_SECURITY_WAGE_BASE[year]
        if (limit === undefined) return null
        return amount('socialSecurityWages') + amount('socialSecurityTips') <= 100 * limit
      },
    },
    atMost('federalTax', '2', ['wages'], '1'),
    atMost('stateTax', '17', ['stateWages'], '16'),
    atMost('localTax', '19', ['localWages'], '18'),
  ],
  '1099nec': [
    atMost('federalTax', '4', ['compensation'], '1'),
    atMost('stateTax', '5', ['stateIncome'], '7'),
    atMost('stateIncome', '7', ['compensation'], '1'),
  ],
  '1099int': [
    atMost('federalTax', '4', ['interest', 'treasuryInterest', 'taxExemptInterest'], '1, 3 and 8'),
  ],
  '1099div': [
    atMost('qualifiedDividends', '1b', ['ordinaryDividends'], '1a'),
    atMost('section199aDividends', '5', ['ordinaryDividends'], '1a'),
    atMost('federalTax', '4', ['ordinaryDividends', 'capitalGains'], '1a and 2a'),
  ],
  '1098': [
    atMost('mortgageInterest', '1', ['principal'], '2'),
    atMost('points', '6', ['principal'], '2'),
  ],
  ssa1099: [
    {
      rule: 'Box 5 is box 3 minus box 4',
      isEquality: true,
      fields: ['benefitsPaid', 'benefitsRepaid', 'netBenefits'],
      needs: ['benefitsPaid', 'netBenefits'],
      holds: (amount) =>
        amount('netBenefits') === amount('benefitsPaid') - amount('benefitsRepaid'),
    },
    atMost('federalTax', '6', ['benefitsPaid'], '3'),
  ],
}

/** Undetermined if the whole is empty, zero or unread. */
function atMost(part: string, partBox: string, whole: readonly string[], wholeBox: string): Check {
  const noun = whole.length > 1 ? 'boxes' : 'box'
  return {
    rule: `Box ${partBox} is not more than ${noun} ${wholeBox}`,
    fields: [part, ...whole],
    needs: [part],
    holds: (amount) => {
      const sum = whole.reduce((before, id) => before + amount(id), 0)
      return sum > 0 ? amount(part) <= sum : null
    },
  }
}

/**
 * Computes the sums a form must satisfy, each from the boxes that are filled in.
 * @param year the form's tax year, null if none was found
 */
export function crossCheck(kind: FormKind, amounts: Amounts, year: number | null): CheckResult[] {
  return CHECKS[kind].map(({ rule, isEquality = false, fields, needs, holds }) => {
    const isFilled = needs.every((id) => amounts[id] !== undefined)
    const result = isFilled ? holds((id) => amounts[id] ?? 0, year) : null
    const outcome = result === null ? 'skipped' : result ? 'passed' : 'failed'
    return { rule, isEquality, fields, outcome }
  })
}
