import { excessOver, notNegative } from '../amounts.ts'
import type { FullInput } from '../input.ts'
import type { AdjustedGrossIncome } from './adjusted-gross-income.ts'
import { findIncomeTax } from './income-tax.ts'

/** Below these ages a child, and a student, may be taxed at the parents' rate (IRC §1(g)(2)(A)). */
const ALWAYS_UNDER = 18
const CHILD_UNDER = 19
const STUDENT_UNDER = 24

/** Whether the tax on a child's investment income applies to the filer, whatever the income (IRC §1(g)(2)). */
function isTaxedAsChild({ people, paysOwnSupport }: FullInput): boolean {
  const [child, spouse] = people
  if (!child?.isDependent || spouse) return false
  if (child.age < ALWAYS_UNDER) return true
  return !paysOwnSupport && child.age < (child.isStudent ? STUDENT_UNDER : CHILD_UNDER)
}

/**
 * Income that nobody on the return earned, in dollars; a scholarship that is not among the wages belongs to it (Form 8615
 * line 1).
 */
export function unearnedIncomeOf({ income, taxableSocialSecurity }: AdjustedGrossIncome): number {
  const { wages, selfEmployment, farm, businessProperty, passThrough, passivePassThrough } = income
  const earned = wages + selfEmployment + farm + businessProperty + passThrough - passivePassThrough
  return income.total - earned + taxableSocialSecurity
}

/**
 * What the parents' rate adds to the tax on a child's income, in dollars (IRC §1(g)(1), Form 8615): investment income
 * over the limit is taxed on top of the parents' income. Gains and qualified dividends are taken to be in it by their
 * share. Brothers and sisters with such income are left out.
 * @param ownTax by the child's own rates
 */
export function findChildAddition(
  input: FullInput,
  agi: AdjustedGrossIncome,
  taxableIncome: number,
  ownTax: number,
): number {
  const unearned = unearnedIncomeOf(agi)
  const overLimit = excessOver(unearned, input.figures.kiddieTaxOver.value)
  const moved = Math.min(overLimit, taxableIncome)
  if (!isTaxedAsChild(input) || moved === 0) return 0
  const { parentsTaxableIncome, parentsGains, parentsStatus, filingStatus, figures } = input
  const gains = Math.min(agi.income.preferential, taxableIncome)
  const movedGains = Math.min(moved, agi.income.preferential * (overLimit / unearned))
  const parents = (more: number, moreGains: number) =>
    findIncomeTax(parentsTaxableIncome + more, parentsGains + moreGains, parentsStatus, figures).tax
  const keptGains = notNegative(gains - movedGains)
  const kept = findIncomeTax(taxableIncome - moved, keptGains, filingStatus, figures).tax
  return excessOver(kept + parents(moved, movedGains) - parents(0, 0), ownTax)
}
