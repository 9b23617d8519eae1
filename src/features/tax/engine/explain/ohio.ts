import { formatRate } from '@/lib/percent'
import { yearFigures } from '../data/years.ts'
import type { FederalResult } from '../federal/federal.ts'
import type { OhioResult } from '../ohio/ohio.ts'
import { cite, dollars, line, type Section, withoutZeros } from './line.ts'
import { explainOutcome } from './payments.ts'

/** An Ohio return line by line: its base, its tax, its credits, and what is left over or missing. */
export function explainOhio(federal: FederalResult, result: OhioResult): Section[] {
  return [
    explainBase(federal, result),
    explainOhioTax(federal, result),
    explainOhioCredits(federal, result),
    explainOhioPayments(result),
    ...(result.villageTax > 0 ? [explainVillage(result)] : []),
  ]
}

function explainBase(federal: FederalResult, result: OhioResult): Section {
  const { businessIncome, personalExemption } = yearFigures(federal.input.taxYear).ohio
  const status = federal.input.filingStatus
  const { adjustedGrossIncome, taxableSocialSecurity } = federal
  const other = result.modifiedAdjustedGrossIncome - adjustedGrossIncome + taxableSocialSecurity
  const items = withoutZeros([
    line(
      'federalAgi',
      'Federal adjusted gross income',
      adjustedGrossIncome,
      'From the federal return',
    ),
    line(
      'ohioSocialSecurity',
      'Social Security, not taxed by Ohio',
      -taxableSocialSecurity,
      'The part taxed on the federal return',
      [{ label: 'Deducted', value: 'in full', source: 'R.C. 5747.01(A)' }],
    ),
    line('ohioOther', 'Other additions less deductions', other, 'As entered'),
    line(
      'ohioBusinessIncomeDeduction',
      'Business income deduction',
      -result.businessIncomeDeduction,
      'Business income up to the cap, not more than federal adjusted gross income',
      [cite('Cap', dollars(businessIncome.value.deductionCap[status]), businessIncome)],
    ),
    line(
      'exemptions',
      'Exemptions',
      -result.exemptionAmount,
      `For each person, by modified adjusted gross income of ${dollars(result.modifiedAdjustedGrossIncome)}`,
      personalExemption.value.steps.map(([upTo, amount]) =>
        cite(
          upTo === Infinity ? 'Above' : `Up to ${dollars(upTo)}`,
          dollars(amount),
          personalExemption,
        ),
      ),
    ),
  ])
  return {
    id: 'ohioBase',
    title: 'Ohio income',
    items,
    total: line(
      'ohioTaxBase',
      'Ohio income tax base',
      result.incomeTaxBase,
      'Sum of the lines above, not below zero',
    ),
  }
}

function explainOhioTax(federal: FederalResult, result: OhioResult): Section {
  const { rates, businessIncome } = yearFigures(federal.input.taxYear).ohio
  const items = withoutZeros([
    line(
      'ohioNonbusinessTax',
      'Tax on income other than business income',
      result.taxOnNonbusinessIncome,
      `By the table on ${dollars(result.taxableNonbusinessIncome)}; the base amount comes in full on the first dollar over a line`,
      rates.value.bands.map(({ over, base, rate }) =>
        cite(
          `Over ${dollars(over)}`,
          `${dollars(base)} plus ${formatRate(rate)} of the excess`,
          rates,
        ),
      ),
    ),
    line(
      'ohioBusinessTax',
      'Tax on business income',
      result.taxOnBusinessIncome,
      `${formatRate(businessIncome.value.rate)} of ${dollars(result.taxableBusinessIncome)}`,
      [cite('Rate', formatRate(businessIncome.value.rate), businessIncome)],
    ),
  ])
  return {
    id: 'ohioTax',
    title: 'Ohio tax',
    items,
    total: line(
      'ohioTaxBeforeCredits',
      'Ohio tax before credits',
      result.taxBeforeCredits,
      'Sum of the lines above',
    ),
  }
}

function explainOhioCredits(federal: FederalResult, { credits, incomeTax }: OhioResult): Section {
  const { ohio: figures } = yearFigures(federal.input.taxYear)
  const { retirementIncomeCredit, seniorCitizenCredit, childCareCredit } = figures
  const { exemptionCredit, jointFilingCredit, earnedIncomeCredit } = figures
  const { incomeUnder } = retirementIncomeCredit.value
  const items = withoutZeros([
    line(
      'ohioRetirementCredit',
      'Retirement income credit',
      credits.retirementIncome,
      'By retirement income',
      [cite('Income under', dollars(incomeUnder), retirementIncomeCredit)],
    ),
    line('ohioSeniorCredit', 'Senior citizen credit', credits.senior, 'One for a return', [
      cite('Amount', dollars(seniorCitizenCredit.value.amount), seniorCitizenCredit),
      cite('Income under', dollars(seniorCitizenCredit.value.incomeUnder), seniorCitizenCredit),
    ]),
    line(
      'ohioChildCareCredit',
      'Child care credit',
      credits.childCare,
      'A share of the federal credit',
      [
        cite(
          'Full credit, income under',
          dollars(childCareCredit.value.full.incomeUnder),
          childCareCredit,
        ),
        cite(
          'A quarter, income under',
          dollars(childCareCredit.value.part.incomeUnder),
          childCareCredit,
        ),
      ],
    ),
    line('ohioExemptionCredit', 'Exemption credit', credits.exemption, 'For each exemption', [
      cite('For each', dollars(exemptionCredit.value.amount), exemptionCredit),
      cite('Income under', dollars(exemptionCredit.value.incomeUnder), exemptionCredit),
    ]),
    line(
      'ohioJointFilingCredit',
      'Joint filing credit',
      credits.jointFiling,
      `A share, by income, of the ${dollars(credits.taxAfterFirst)} left`,
      [cite('Most', dollars(jointFilingCredit.value.max), jointFilingCredit)],
    ),
    line(
      'ohioEarnedIncomeCredit',
      'Earned income credit',
      credits.earnedIncome,
      `${formatRate(earnedIncomeCredit.value)} of ${dollars(federal.credits.earnedIncome)}, up to the tax left`,
      [
        cite(
          'Share of the federal credit',
          formatRate(earnedIncomeCredit.value),
          earnedIncomeCredit,
        ),
      ],
    ),
  ])
  return {
    id: 'ohioCredits',
    title: 'Ohio credits',
    items,
    total: line(
      'ohioIncomeTax',
      'Ohio income tax',
      incomeTax,
      'Ohio tax before credits less the credits, not below zero',
    ),
  }
}

function explainOhioPayments(result: OhioResult): Section {
  const items = withoutZeros([
    line(
      'schoolDistrictTax',
      'School district income tax',
      result.schoolDistrictTax,
      'The rate entered times the district’s base',
      [{ label: 'Law', value: 'form SD 100', source: 'R.C. chapter 5748' }],
    ),
    line('ohioPayments', 'Ohio payments', -result.payments, 'Withheld and paid, as entered'),
  ])
  return {
    id: 'ohioPayments',
    title: 'School district tax and payments',
    items,
    total: explainOutcome(result, { refund: 'ohioRefund', balanceDue: 'ohioBalanceDue' }),
  }
}

/** Paid to the city or village, not with the Ohio return. */
function explainVillage({ villageTax }: OhioResult): Section {
  const law = { label: 'Law', value: 'municipal income tax', source: 'R.C. chapter 718' }
  return {
    id: 'village',
    title: 'City or village',
    items: [],
    total: line(
      'villageTax',
      'City or village income tax',
      villageTax,
      'The rate entered times wages, net profit and rents, less credit for the workplace’s tax',
      [law],
    ),
  }
}
