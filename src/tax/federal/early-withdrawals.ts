import { excessOver, notNegative, sumOf } from '../amounts.ts'
import { EARLY_EXCEPTIONS } from '../data/early-exceptions.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FullInput, FullPerson } from '../input.ts'

/** The additional tax on withdrawals before age 59½ (IRC §72(t), Form 5329 lines 1 to 4), in dollars. */
export type EarlyWithdrawals = {
  /** Withdrawn early and taxable. */
  withdrawn: number
  /** The part of it that exceptions exempt. */
  excepted: number
  tax: number
}

/** Adds up the early withdrawals of everyone on the return, less what exceptions exempt. */
export function findEarlyWithdrawals(
  input: FullInput,
  adjustedGrossIncome: number,
): EarlyWithdrawals {
  const withdrawn = sumOf(input.people, earlyWithdrawalOf)
  const medicalFloor = input.figures.medicalFloor.value * notNegative(adjustedGrossIncome)
  const medicalCosts = excessOver(input.medicalExpenses, medicalFloor)
  const excepted = sumOf(input.people, (person) =>
    Math.min(earlyWithdrawalOf(person), findExcepted(person, medicalCosts, input.figures)),
  )
  return {
    withdrawn,
    excepted,
    tax: input.figures.earlyWithdrawals.value.rate * (withdrawn - excepted),
  }
}

function earlyWithdrawalOf({ earlyWithdrawal, pensionAndIra }: FullPerson): number {
  return Math.min(earlyWithdrawal, pensionAndIra)
}

function findExcepted(person: FullPerson, medicalCosts: number, figures: FederalFigures): number {
  const { earlyException, exceptedWithdrawal } = person
  const limits: Partial<Record<typeof earlyException, number>> =
    figures.earlyWithdrawals.value.limits
  switch (EARLY_EXCEPTIONS[earlyException]) {
    case 'none':
      return 0
    case 'whole':
      return Infinity
    case 'medical':
      return medicalCosts
    case 'part':
      return Math.min(exceptedWithdrawal, limits[earlyException] ?? Infinity)
  }
}
