import type { FormKind } from '../../src/features/documents/forms.ts'
import { FORM_TEXTS } from './form-texts.ts'
import { createRandom } from './random.ts'

/** The values of one made-up form by field id: cents, or an identity number. */
export type FormValues = { amounts: Record<string, number>; identities: Record<string, string> }

/** Makes up amounts that add up as on a real form. Identity numbers are ones that are never issued. */
export function makeValues(kind: FormKind, seed: number): FormValues {
  const random = createRandom(seed)
  const last = (length: number) => String(Math.floor(random() * 10 ** length)).padStart(length, '0')
  const ssn = `000-${last(6).replace(/^../, '$&-')}`
  const ein = `00-${last(7)}`
  const identities = FORM_TEXTS[kind].identities.map(({ id }) => [
    id,
    PEOPLE.includes(id) ? ssn : ein,
  ])
  const amounts = AMOUNTS[kind]({
    between: (least, most) => Math.round(100 * (least + random() * (most - least))),
    sometimes: (cents) => (random() < 0.5 ? cents : 0),
  })
  return { identities: Object.fromEntries(identities), amounts }
}

/** The identity numbers that belong to people. The others belong to companies. */
const PEOPLE = ['employeeSsn', 'recipientTin', 'borrowerTin', 'beneficiarySsn']

type Dice = {
  /** A random number of cents between two amounts in dollars. */
  between: (least: number, most: number) => number
  sometimes: (cents: number) => number
}

const AMOUNTS: Record<FormKind, (dice: Dice) => Record<string, number>> = {
  w2: ({ between, sometimes }) => {
    const wages = between(18_000, 120_000)
    const retirement = sometimes(between(1000, 9000))
    const tips = sometimes(between(400, 4000))
    const covered = wages + retirement
    return {
      wages,
      federalTax: Math.round(wages * 0.09),
      socialSecurityWages: covered - tips,
      socialSecurityTax: Math.round(covered * 0.062),
      medicareWages: covered,
      medicareTax: Math.round(covered * 0.0145),
      socialSecurityTips: tips,
      stateWages: wages,
      stateTax: Math.round(wages * 0.024),
      localWages: covered,
      localTax: Math.round(covered * 0.015),
    }
  },
  '1099nec': ({ between, sometimes }) => {
    const compensation = between(900, 64_000)
    return {
      compensation,
      federalTax: sometimes(Math.round(compensation * 0.24)),
      stateTax: sometimes(Math.round(compensation * 0.03)),
      stateIncome: compensation,
    }
  },
  '1099int': ({ between, sometimes }) => {
    const interest = between(12, 4200)
    return {
      interest,
      earlyWithdrawalPenalty: sometimes(Math.round(interest * 0.1)),
      treasuryInterest: sometimes(between(100, 1500)),
      federalTax: sometimes(Math.round(interest * 0.2)),
      foreignTax: sometimes(between(1, 90)),
      taxExemptInterest: sometimes(between(30, 900)),
    }
  },
  '1099div': ({ between, sometimes }) => {
    const ordinary = between(40, 9000)
    return {
      ordinaryDividends: ordinary,
      qualifiedDividends: Math.round(ordinary * 0.71),
      capitalGains: sometimes(between(20, 2500)),
      nondividends: sometimes(between(5, 300)),
      federalTax: sometimes(Math.round(ordinary * 0.2)),
      section199aDividends: sometimes(Math.round(ordinary * 0.06)),
      foreignTax: sometimes(between(1, 80)),
    }
  },
  '1098': ({ between, sometimes }) => {
    const principal = between(40_000, 410_000)
    return {
      mortgageInterest: Math.round(principal * 0.051),
      principal,
      refundedInterest: sometimes(between(10, 200)),
      insurancePremiums: sometimes(between(300, 1900)),
      points: sometimes(between(400, 3000)),
    }
  },
  ssa1099: ({ between, sometimes }) => {
    const paid = between(9000, 42_000)
    const repaid = sometimes(between(100, 900))
    return {
      benefitsPaid: paid,
      benefitsRepaid: repaid,
      netBenefits: paid - repaid,
      federalTax: sometimes(Math.round(paid * 0.1)),
    }
  },
}
