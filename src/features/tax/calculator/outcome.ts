import { formatDollars } from '@/shared/money.ts'
import type { Settlement } from '@/tax/settle.ts'
import type { Calculation } from './calculate.ts'

export type Outcome = {
  kind: 'refund' | 'balanceDue' | 'even'
  /** Describes the amount. */
  label: string
  /** Never negative, in dollars. */
  amount: number
}

type Return = Pick<Settlement, 'refund' | 'balanceDue'>

/** A return's outcome in whole dollars. Less than half a dollar either way counts as even. */
export function outcomeOf({ refund, balanceDue }: Return, whose: string): Outcome {
  if (Math.round(refund) > 0) return { kind: 'refund', label: `${whose} refund`, amount: refund }
  if (Math.round(balanceDue) > 0) {
    return { kind: 'balanceDue', label: `${whose} balance due`, amount: balanceDue }
  }
  return { kind: 'even', label: `${whose} return: nothing due`, amount: 0 }
}

const WORK_TOWNS = ['First', 'Second', 'Third']

/** Each return with its amount. The withholding for a return may not be known yet. */
export function listOutcomes(calculation: Calculation): Outcome[] {
  const { federal, ohio, hasDistrictRate, hasVillageRate } = calculation
  return [
    outcomeOf(federal, 'Federal'),
    settlementOf(ohio, ohio.incomeTax, 'Ohio'),
    ...(hasDistrictRate
      ? [settlementOf(ohio.schoolDistrict, ohio.schoolDistrictTax, 'School district')]
      : []),
    hasVillageRate && ohio.village.payments > 0
      ? outcomeOf(ohio.village, 'City or village')
      : {
          kind: 'even',
          label: hasVillageRate ? 'City or village tax' : 'City or village tax, no rate entered',
          amount: ohio.villageTax,
        },
    ...(ohio.workplaceTax > 0
      ? [
          {
            kind: 'even' as const,
            label:
              ohio.workplaces.length > 1
                ? 'Tax of the towns where you work'
                : 'Tax withheld by the town where you work',
            amount: ohio.workplaceTax,
          },
        ]
      : []),
    ...ohio.workplaces
      .map((one, index) => outcomeOf(one, `${WORK_TOWNS[index]} work town`))
      .filter(({ kind }) => kind !== 'even'),
  ]
}

/** A return's outcome, or its tax while its payments are unknown. */
function settlementOf(settlement: Settlement, tax: number, whose: string): Outcome {
  return settlement.payments > 0
    ? outcomeOf(settlement, whose)
    : { kind: 'even', label: `${whose} tax (add your withholding above)`, amount: tax }
}

/** How the federal outcome is calculated, in a sentence. */
export function describePayments({ federal, federalTax }: Calculation): string {
  const paid = formatDollars(federal.payments - federal.refundableCredits)
  return federalTax < 0
    ? `You paid ${paid} during the year; there is no tax, and credits of ${formatDollars(-federalTax)} are paid out.`
    : `You paid ${paid} during the year; the tax comes to ${formatDollars(federalTax)}.`
}
