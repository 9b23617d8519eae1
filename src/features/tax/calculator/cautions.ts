import { formatDollars } from '@/shared/money.ts'
import type { FederalResult } from '@/tax/federal/federal.ts'
import { residentsOf } from '@/tax/dependents.ts'
import type { FullInput } from '@/tax/input.ts'
import type { ReadAnswers } from './read-answers.ts'

/**
 * What may make a result wrong, in sentences: a status the answers don't support, and rules that the
 * calculator only warns about. Empty for most people.
 */
export function findCautions(federal: FederalResult, answers: ReadAnswers): string[] {
  return [
    warnAboutNumbers(federal),
    warnAboutTips(answers),
    warnAboutCareBenefits(federal),
    warnAboutHeadOfHousehold(federal),
    warnAboutSurvivingSpouse(federal),
    warnAboutSeparateReturns(federal),
    warnAboutKiddieTax(federal),
    warnAboutForeignTax(federal),
    warnAboutPremiumCredit(federal),
    warnAboutOwnInsurance(federal),
  ].filter((caution) => caution !== null)
}

/** IRC §§24(h)(7), 25A(g)(1), 32(m), 151(d)(5)(C), 224(e), 225(d). */
function warnAboutNumbers({ input: { people, dependents } }: FederalResult): string | null {
  const isForAll = people.every(({ hasNoWorkNumber }) => hasNoWorkNumber)
  if (people.some(({ hasNoWorkNumber }) => hasNoWorkNumber)) {
    const children = isForAll ? ' Children count as other dependents.' : ''
    return `Without a Social Security number valid for work, there is no earned income credit, from 2026 on no education credit, and for that person no deduction for tips, overtime or age 65.${children}`
  }
  if (!dependents.some(({ hasNoWorkNumber }) => hasNoWorkNumber)) return null
  return 'Children without a Social Security number valid for work count as other dependents, and not for the earned income credit.'
}

/** Tips of employees are part of their wages. */
function warnAboutTips({ asked, numbers }: ReadAnswers): string | null {
  const isOver = (['', 'spouse.'] as const).some((whose) => {
    const tips = asked.has(`${whose}tips`) ? (numbers[`${whose}tips`] ?? 0) : 0
    return tips > (numbers[`${whose}wages`] ?? 0)
  })
  if (!isOver) return null
  return 'The tips are more than the wages, so the rest is left out. Enter tips of your own business beside its profit.'
}

/** IRC §129. Nothing is untaxed without someone in care. */
function warnAboutCareBenefits({ careBenefits: { taxed } }: FederalResult): string | null {
  if (taxed === 0) return null
  return `${formatDollars(taxed)} of the dependent care benefits is taxed: it is over the limit, the care costs or the lower earnings. Check the care costs and how many children are under 13.`
}

/** IRC §2(b). */
function warnAboutHeadOfHousehold({ input }: FederalResult): string | null {
  const hasResident = residentsOf(input).length > 0
  if (input.filingStatus !== 'headOfHousehold' || hasResident) return null
  return 'Head of household needs a child or another relative who lives with you, or a parent you support. Enter them, also a child whom the other parent claims; without one the status is single.'
}

/** IRC §2(a): a child or stepchild, no other relative. */
function warnAboutSurvivingSpouse({ input }: FederalResult): string | null {
  const hasChild = input.dependents.some(
    ({ relationship = 'child', custody = 'full' }) =>
      relationship === 'child' && custody === 'full',
  )
  if (input.filingStatus !== 'qualifyingSurvivingSpouse' || hasChild) return null
  return 'Qualifying surviving spouse needs a child or stepchild who lives with you and whom you claim. Enter the child; without one the status is single or head of household.'
}

/** One spouse's answers are not enough to tell what a joint return would cost. */
function warnAboutSeparateReturns({ input }: FederalResult): string | null {
  if (input.filingStatus !== 'marriedFilingSeparately') return null
  return 'For most couples a joint return costs less. Choose married filing jointly and enter both of you: the result then compares both.'
}

/** IRC §1(g), Form 8615: the tax needs the parents' income. */
function warnAboutKiddieTax({ input, unearnedIncome }: FederalResult): string | null {
  const line = input.figures.kiddieTaxOver.value
  const isKnown = input.parentsTaxableIncome > 0 || input.paysOwnSupport
  const isChild = input.people.some(({ isDependent, age }) => isDependent && age < KIDDIE_AGE_UNDER)
  if (!isChild || isKnown || unearnedIncome <= line) return null
  return `If you are under 19, or a student under 24, unearned income over ${formatDollars(line)} is taxed at the parents’ rate (Form 8615). Enter your age and, under the less common items, your parents’ taxable income; until then the result may be too low.`
}

/** The tax applies to students under 24 at most. */
const KIDDIE_AGE_UNDER = 24

/** IRC §904(j): above the limit Form 1116 decides. */
function warnAboutForeignTax({ input }: FederalResult): string | null {
  const limit = input.figures.simpleForeignTax.value[input.filingStatus]
  if (input.foreignTax <= limit) return null
  return `Foreign tax over ${formatDollars(limit)} needs Form 1116, which can give a different credit. The result counts ${formatDollars(limit)}.`
}

/** IRC §36B(c)(1), (f)(2). */
function warnAboutPremiumCredit({ input, premiumCredit }: FederalResult): string | null {
  if (!hasMarketplace(input) || premiumCredit.refusal === null) return null
  const { refusal, povertyLine, familySize } = premiumCredit
  if (refusal === 'dependent') {
    return 'The person who claims you settles the premium tax credit on their own return, so it is left out here.'
  }
  if (refusal === 'separate') {
    return 'On a separate return there is no premium tax credit, unless you are a victim of abuse or abandonment. You repay the advance payments.'
  }
  const line = `${formatDollars(povertyLine)}, the poverty line for ${familySize}`
  return refusal === 'over400'
    ? `Household income is over 4 times ${line}: from 2026 on that means no premium tax credit, and you repay all of the advance payments. Lowering your income a little, with an IRA or a health savings account, may bring it back.`
    : `Household income is below ${line}: there is no premium tax credit, unless the Marketplace paid some of it in advance. You may qualify for Ohio Medicaid.`
}

/** The credit and the deduction limit each other (IRC §162(l); Publication 974). */
function warnAboutOwnInsurance({ input, adjustments }: FederalResult): string | null {
  if (!hasMarketplace(input) || adjustments.selfEmployedHealthInsurance === 0) return null
  return 'The premium tax credit and the deduction for self-employed health insurance limit each other (Publication 974). The result takes the deduction as you entered it.'
}

function hasMarketplace({ marketplacePremiums, advancePremiumCredit }: FullInput): boolean {
  return marketplacePremiums > 0 || advancePremiumCredit > 0
}
