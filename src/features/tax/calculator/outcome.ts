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

/** The returns of the school district and the towns. The withholding for a return may not be known yet. */
export function listLocalOutcomes(calculation: Calculation): Outcome[] {
  const { ohio, hasDistrictRate, hasVillageRate } = calculation
  return [
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

/** The federal and the Ohio return as one line: "Federal refund $2,708, Ohio due $1,827: together $881 back". */
export type Net = {
  kind: Outcome['kind']
  /** "Federal refund $2,708, Ohio due $1,827: together" */
  lead: string
  /** In whole dollars, never negative. It adds up to the dollar. */
  amount: number
  /** "back" or "due". */
  direction: string
}

/** Null until it is known what was withheld for Ohio. */
export function findNet({ federal, ohio, isOhioKnown }: Calculation): Net | null {
  return isOhioKnown ? addUp(balanceOf(federal), balanceOf(ohio)) : null
}

/** The line for two balances in whole dollars, below zero if due. */
export function addUp(federal: number, ohio: number): Net {
  const total = federal + ohio
  return {
    kind: total === 0 ? 'even' : total > 0 ? 'refund' : 'balanceDue',
    lead: `Federal ${describeBalance(federal)}, Ohio ${describeBalance(ohio)}: together`,
    amount: Math.abs(total),
    direction: total > 0 ? 'back' : 'due',
  }
}

function balanceOf({ refund, balanceDue }: Return): number {
  return Math.round(refund) - Math.round(balanceDue)
}

function describeBalance(balance: number): string {
  const amount = formatDollars(Math.abs(balance))
  return balance === 0 ? amount : `${balance > 0 ? 'refund' : 'due'} ${amount}`
}

/** What was paid and the tax, for the federal return and, once it is known, for Ohio's, in sentences. */
export function describePayments({ federal, federalTax, ohio, isOhioKnown }: Calculation): string {
  const paid = formatDollars(federal.payments - federal.refundableCredits)
  const sentence =
    federalTax < 0
      ? `You paid ${paid} during the year; there is no tax, and credits of ${formatDollars(-federalTax)} are paid out.`
      : `You paid ${paid} during the year; the tax comes to ${formatDollars(federalTax)}.`
  if (!isOhioKnown) return sentence
  return `${sentence} To Ohio you paid ${formatDollars(ohio.payments)}; its tax comes to ${formatDollars(ohio.incomeTax)}.`
}
