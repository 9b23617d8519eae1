import { excessOver, notNegative, sumOf } from '../amounts.ts'
import type { OhioFigures } from '../data/ohio.ts'
import type { YearFigures } from '../data/figure-types.ts'
import { educatorDeductionOf } from '../federal/adjusted-gross-income.ts'
import type { FederalResult } from '../federal/federal.ts'
import type { FullPerson } from '../input.ts'
import type { FullOhioInput } from './input.ts'

/** The Ohio Schedule of Adjustments by name, in dollars. Every amount is positive. */
export type OhioSchedule = {
  additions: { otherStateBonds: number; depreciation: number; other: number }
  deductions: {
    stateTaxRefund: number
    usBondInterest: number
    militaryPay: number
    uniformedRetirement: number
    disabilityBenefits: number
    collegeSavings: number
    able: number
    educator: number
    medical: number
    pregnancyCenter: number
    earlierDepreciation: number
    other: number
  }
}

/** Finds the additions and deductions that Ohio names, each within its limit (R.C. 5747.01(A)). */
export function findOhioSchedule(
  federal: FederalResult,
  given: FullOhioInput,
  years: YearFigures,
): OhioSchedule {
  const { input } = federal
  const { ohio: figures } = years
  const { collegeSavings, ableSavings, pregnancyCenterGifts } = figures
  return {
    additions: {
      otherStateBonds: Math.min(given.otherStateBondInterest, input.taxExemptInterest),
      depreciation: findDepreciationAddBack(given, figures),
      other: given.otherAdditions,
    },
    deductions: {
      stateTaxRefund: input.stateTaxRefund,
      usBondInterest: Math.min(
        given.usBondInterest,
        input.taxableInterest + input.ordinaryDividends,
      ),
      militaryPay: sumOf(input.people, (one) => Math.min(one.militaryPay, one.wages)),
      uniformedRetirement: sumOf(input.people, uniformedRetirementOf),
      disabilityBenefits: sumOf(input.people, (one) =>
        Math.min(one.disabilityBenefits, one.pensionAndIra - uniformedRetirementOf(one)),
      ),
      collegeSavings: Math.min(
        given.collegeSavings,
        collegeSavings.value * given.collegeBeneficiaries,
      ),
      able: Math.min(given.ableSavings, ableSavings.value * given.ableBeneficiaries),
      educator: findEducator(federal, years),
      medical: findMedical(federal, given, figures),
      pregnancyCenter: Math.min(
        given.pregnancyCenterGifts,
        pregnancyCenterGifts.value * input.people.length,
      ),
      earlierDepreciation: given.earlierAddBack,
      other: given.otherDeductions,
    },
  }
}

/** The sum of the additions less the sum of the deductions, in dollars. */
export function totalOf({ additions, deductions }: OhioSchedule): {
  additions: number
  deductions: number
} {
  const sum = (amounts: Record<string, number>) => sumOf(Object.values(amounts), (one) => one)
  return { additions: sum(additions), deductions: sum(deductions) }
}

/** What educators paid beyond the federal adjustment, up to a limit each (R.C. 5747.01(A)(31)). */
function findEducator({ input }: FederalResult, { federal, ohio }: YearFigures): number {
  return sumOf(input.people, (person) =>
    Math.min(
      person.educatorExpenses - educatorDeductionOf(person, federal),
      ohio.educatorExpenses.value,
    ),
  )
}

function uniformedRetirementOf({ uniformedRetirement, pensionAndIra }: FullPerson): number {
  return Math.min(uniformedRetirement, pensionAndIra)
}

/** A share of bonus depreciation and of section 179 expense above an amount (line 9). */
function findDepreciationAddBack(given: FullOhioInput, figures: OhioFigures): number {
  const { section179Free, shares } = figures.depreciation.value
  const base = given.bonusDepreciation + excessOver(given.section179, section179Free)
  return shares[given.addBackShare] * base
}

/**
 * Medical costs: health premiums of months without other coverage and long-term care premiums in full, and
 * the rest above a share of federal adjusted gross income (R.C. 5747.01(A)(10), booklet worksheet).
 */
function findMedical(
  { input, adjustedGrossIncome }: FederalResult,
  { ownHealthPremiums, longTermCarePremiums }: FullOhioInput,
  figures: OhioFigures,
): number {
  const inFull = Math.min(ownHealthPremiums + longTermCarePremiums, input.medicalExpenses)
  const floor = figures.medicalFloor.value * notNegative(adjustedGrossIncome)
  return inFull + excessOver(input.medicalExpenses - inFull, floor)
}
