import { formatRate } from '../../shared/percent.ts'
import type { FederalResult } from '../federal/federal.ts'
import {
  cite,
  citePhaseout,
  citeRate,
  dollars,
  type Line,
  line,
  type LineFigure,
  type Section,
} from './line.ts'
import { explainNetPremiumCredit } from './premium-credit.ts'

/** The credits that only reduce the tax. */
export function explainCredits(result: FederalResult): Section {
  const { credits, childCare, childTaxCredit, input } = result
  const { figures } = input
  const { childCareCredit: care, childTaxCredit: child, saversCredit: savers } = figures
  const { simpleForeignTax } = figures
  const items = [
    line(
      'foreignTaxCredit',
      'Foreign tax credit',
      credits.foreignTax,
      `Of ${dollars(input.foreignTax)} paid, up to the limit without Form 1116 and up to the tax`,
      cite('Limit without Form 1116', simpleForeignTax.value[input.filingStatus], simpleForeignTax),
    ),
    line(
      'childCareCredit',
      'Child and dependent care',
      credits.childCare,
      `${formatRate(childCare.rate)} of ${dollars(childCare.expenses)}, the costs within the limit${lessBenefits(result)} and within ${dollars(childCare.earningsLimit)}, the lower earnings; up to the tax`,
      cite('Costs for one', care.value.limitOne, care),
      cite('Cost limit for two or more', care.value.limitTwoOrMore, care),
      citeRate('Highest rate', care.value.maxRate, care),
      ...citeDeemedEarnings(result),
    ),
    line(
      'educationCredits',
      'Education credits',
      credits.education,
      'The part that is not refundable, up to the tax left',
      ...citeEducation(result),
    ),
    line(
      'saversCredit',
      'Saver’s credit',
      credits.savers,
      'A share, by income, of retirement savings less withdrawals; up to the tax left',
      cite('Savings of each spouse that count', savers.value.maxContribution, savers),
      cite('Shares', savers.value.rates.map(formatRate).join(', '), savers),
    ),
    line(
      'childTaxCredit',
      'Child tax credit and credit for other dependents',
      credits.childTax,
      `${dollars(childTaxCredit.beforePhaseout)}, ${dollars(childTaxCredit.available)} after the phase-out, up to the tax left`,
      cite(`Child under ${child.value.ageUnder}`, child.value.perChild, child),
      cite('Other dependent', child.value.perOtherDependent, child),
      cite('Shrinks above', child.value.phaseoutStart[input.filingStatus], child),
    ),
    line(
      'adoptionCredit',
      'Adoption',
      credits.adoption,
      'The part that is not paid out, with what earlier years left, up to the tax left',
      ...citeAdoption(result),
    ),
  ]
  return {
    id: 'credits',
    title: 'Credits',
    items,
    total: line(
      'nonrefundableCredits',
      'Nonrefundable credits',
      result.nonrefundableCredits,
      'Sum of the lines above',
    ),
  }
}

/** The credits that are paid even without tax. */
export function explainRefundableCredits(result: FederalResult): Line[] {
  const { credits, input } = result
  const { figures } = input
  const { childTaxCredit: child, earnedIncomeCredit: earned, educationCredits: college } = figures
  return [
    line(
      'additionalChildTaxCredit',
      'Additional child tax credit',
      credits.additionalChildTax,
      'The part that the tax could not use, limited by earned income',
      cite('Maximum per child', child.value.refundableMax, child),
      citeRate('Share of earned income', child.value.refundableRate, child),
      cite('above', child.value.refundableFloor, child),
    ),
    line(
      'earnedIncomeCredit',
      'Earned income credit',
      credits.earnedIncome,
      'By earned income, adjusted gross income and number of children; by formula, not the table',
      cite(
        'Maximum for 0, 1, 2, 3 children',
        earned.value.byChildren.map(({ maxCredit }) => dollars(maxCredit)).join(', '),
        earned,
      ),
      cite('Most investment income', earned.value.investmentIncomeLimit, earned),
    ),
    line(
      'americanOpportunityCredit',
      'American Opportunity credit, refundable part',
      credits.americanOpportunity,
      `${formatRate(college.value.refundableShare)} of the credit`,
      citeRate('Refundable share', college.value.refundableShare, college),
    ),
    line(
      'adoptionRefundable',
      'Adoption, refundable part',
      credits.adoptionRefundable,
      'Up to an amount for each child',
      ...citeAdoption(result),
    ),
    explainNetPremiumCredit(result),
  ]
}

/** What an employer paid untaxed reduces the costs and their limit. */
function lessBenefits({ careBenefits: { excluded } }: FederalResult): string {
  return excluded > 0 ? `, less ${dollars(excluded)} of benefits at work,` : ''
}

/** For couples in which one spouse is a student or cannot care for themselves. */
function citeDeemedEarnings({ input }: FederalResult): LineFigure[] {
  const { deemedOne, deemedTwoOrMore } = input.figures.childCareCredit.value
  const applies = input.people.some((one) => one.studentMonths > 0 || one.cannotCareForSelf)
  if (!applies) return []
  const value = `${dollars(deemedOne)}, ${dollars(deemedTwoOrMore)} with two or more in care`
  return [
    { label: 'Counted as earned each month', value, source: 'IRC §21(d)(2); Form 2441 line 5' },
  ]
}

function citeAdoption({ input }: FederalResult): LineFigure[] {
  const { adoptionCredit: figure } = input.figures
  return [
    cite('For each child', figure.value.max, figure),
    cite('of that paid out', figure.value.refundable, figure),
    ...citePhaseout(figure.value.phaseout, figure),
  ]
}

function citeEducation({ input }: FederalResult): LineFigure[] {
  const { educationCredits: figure } = input.figures
  const { americanOpportunity, lifetimeLearning, phaseout } = figure.value
  return [
    cite('American Opportunity, counted in full', americanOpportunity.full, figure),
    cite('and the next, at a quarter', americanOpportunity.quarter, figure),
    citeRate('Lifetime Learning, share', lifetimeLearning.rate, figure),
    cite('of at most', lifetimeLearning.expenseLimit, figure),
    ...citePhaseout(phaseout[input.filingStatus], figure),
  ]
}
