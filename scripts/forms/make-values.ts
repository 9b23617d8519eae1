import type { FormKind } from '../../src/features/documents/forms/form-definition.ts'
import { createRandom } from './random.ts'

/** The values of one made-up form by field id: cents, or an identity number. */
export type FormValues = { amounts: Record<string, number>; identities: Record<string, string> }

/** Makes up amounts that add up as on a real form. Identity numbers are ones that are never issued. */
export function makeValues(kind: FormKind, seed: number): FormValues {
  return MAKERS[kind](createDice(seed))
}

function createDice(seed: number) {
  const random = createRandom(seed)
  const last = (length: number) => String(Math.floor(random() * 10 ** length)).padStart(length, '0')
  return {
    /** Cents between two amounts in dollars. */
    between: (least: number, most: number) => Math.round(100 * (least + random() * (most - least))),
    sometimes: (cents: number) => (random() < 0.5 ? cents : 0),
    ssn: `000-${last(6).replace(/^../, '$&-')}`,
    ein: `00-${last(7)}`,
  }
}

const MAKERS: Record<FormKind, (dice: ReturnType<typeof createDice>) => FormValues> = {
  w2: ({ between, sometimes, ssn, ein }) => {
    const wages = between(18_000, 120_000)
    const retirement = sometimes(between(1000, 9000))
    const tips = sometimes(between(400, 4000))
    const covered = wages + retirement
    return {
      identities: { employeeSsn: ssn, employerEin: ein },
      amounts: {
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
      },
    }
  },
  '1099nec': ({ between, sometimes, ssn, ein }) => {
    const compensation = between(900, 64_000)
    return {
      identities: { payerTin: ein, recipientTin: ssn },
      amounts: {
        compensation,
        federalTax: sometimes(Math.round(compensation * 0.24)),
        stateTax: sometimes(Math.round(compensation * 0.03)),
        stateIncome: compensation,
      },
    }
  },
  '1099int': ({ between, sometimes, ssn, ein }) => {
    const interest = between(12, 4200)
    return {
      identities: { payerTin: ein, recipientTin: ssn },
      amounts: {
        interest,
        earlyWithdrawalPenalty: sometimes(Math.round(interest * 0.1)),
        treasuryInterest: sometimes(between(100, 1500)),
        federalTax: sometimes(Math.round(interest * 0.2)),
        foreignTax: sometimes(between(1, 90)),
        taxExemptInterest: sometimes(between(30, 900)),
      },
    }
  },
  '1099div': ({ between, sometimes, ssn, ein }) => {
    const ordinary = between(40, 9000)
    return {
      identities: { payerTin: ein, recipientTin: ssn },
      amounts: {
        ordinaryDividends: ordinary,
        qualifiedDividends: Math.round(ordinary * 0.71),
        capitalGains: sometimes(between(20, 2500)),
        nondividends: sometimes(between(5, 300)),
        federalTax: sometimes(Math.round(ordinary * 0.2)),
        section199aDividends: sometimes(Math.round(ordinary * 0.06)),
        foreignTax: sometimes(between(1, 80)),
      },
    }
  },
  '1098': ({ between, sometimes, ssn, ein }) => {
    const principal = between(40_000, 410_000)
    return {
      identities: { lenderTin: ein, borrowerTin: ssn },
      amounts: {
        mortgageInterest: Math.round(principal * 0.051),
        principal,
        refundedInterest: sometimes(between(10, 200)),
        insurancePremiums: sometimes(between(300, 1900)),
        points: sometimes(between(400, 3000)),
      },
    }
  },
  ssa1099: ({ between, sometimes, ssn }) => {
    const paid = between(9000, 42_000)
    const repaid = sometimes(between(100, 900))
    return {
      identities: { beneficiarySsn: ssn },
      amounts: {
        benefitsPaid: paid,
        benefitsRepaid: repaid,
        netBenefits: paid - repaid,
        federalTax: sometimes(Math.round(paid * 0.1)),
      },
    }
  },
}
