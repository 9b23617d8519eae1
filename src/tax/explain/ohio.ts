import { formatRate } from '../../shared/percent.ts'
import { yearFigures } from '../data/years.ts'
import type { FederalResult } from '../federal/federal.ts'
import type { OhioResult } from '../ohio/ohio.ts'
import { cite, citeRate, dollars, law, line, type Section } from './line.ts'
import { explainOhioCredits } from './ohio-credits.ts'
import { explainSchedule } from './ohio-schedule.ts'
import { explainOutcome } from './payments.ts'

/** An Ohio return line by line: its base, tax, credits, and the refund or balance due. */
export function explainOhio(federal: FederalResult, result: OhioResult): Section[] {
  return [
    explainBase(federal, result),
    explainOhioTax(federal, result),
    explainOhioCredits(federal, result),
    explainOhioPayments(result),
    ...(result.schoolDistrictTax > 0 ? [explainSchoolDistrict(result)] : []),
    ...(result.villageTax + result.village.payments > 0 ? [explainVillage(result)] : []),
  ]
}

function explainBase(federal: FederalResult, result: OhioResult): Section {
  const { businessIncome, personalExemption } = yearFigures(federal.input.taxYear).ohio
  const status = federal.input.filingStatus
  const { adjustedGrossIncome, taxableSocialSecurity } = federal
  const items = [
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
      { label: 'Deducted', value: 'in full', source: 'R.C. 5747.01(A)' },
    ),
    ...explainSchedule(federal, result),
    line(
      'ohioBusinessIncomeDeduction',
      'Business income deduction',
      -result.businessIncomeDeduction,
      'Business income up to the cap and up to federal adjusted gross income',
      cite('Cap', businessIncome.value.deductionCap[status], businessIncome),
    ),
    line(
      'exemptions',
      'Exemptions',
      -result.exemptionAmount,
      `For each person, by modified adjusted gross income of ${dollars(result.modifiedAdjustedGrossIncome)}`,
      ...personalExemption.value.steps.map(([upTo, amount]) =>
        cite(upTo === Infinity ? 'Above' : `Up to ${dollars(upTo)}`, amount, personalExemption),
      ),
    ),
  ]
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
  const items = [
    line(
      'ohioNonbusinessTax',
      'Tax on income other than business income',
      result.taxOnNonbusinessIncome,
      `By the table on ${dollars(result.taxableNonbusinessIncome)}; the base amount applies in full from the first dollar over a limit`,
      ...rates.value.bands.map(({ over, base, rate }) =>
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
      citeRate('Rate', businessIncome.value.rate, businessIncome),
    ),
  ]
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

function explainOhioPayments(result: OhioResult): Section {
  return {
    id: 'ohioPayments',
    title: 'Ohio payments',
    items: [
      line('ohioPayments', 'Ohio payments', -result.payments, 'Withheld and paid, as entered'),
    ],
    total: explainOutcome(result, { refund: 'ohioRefund', balanceDue: 'ohioBalanceDue' }),
  }
}

/** The SD 100, which is a separate return. */
function explainSchoolDistrict({ schoolDistrictTax, schoolDistrict }: OhioResult): Section {
  const items = [
    line(
      'schoolDistrictTax',
      'School district income tax',
      schoolDistrictTax,
      'The rate entered times the district’s base; after a move, by days at each address',
      law('R.C. chapter 5748', 'form SD 100'),
    ),
    line(
      'schoolDistrictPayments',
      'School district payments',
      -schoolDistrict.payments,
      'Withheld and paid, as entered',
    ),
  ]
  const ids = { refund: 'schoolDistrictRefund', balanceDue: 'schoolDistrictBalanceDue' }
  return {
    id: 'schoolDistrict',
    title: 'School district',
    items,
    total: explainOutcome(schoolDistrict, ids),
  }
}

/** Paid to the city or village, not with the Ohio return. */
function explainVillage({ villageTax, village }: OhioResult): Section {
  const items = [
    line(
      'villageTax',
      'Tax of the city or village where you live',
      villageTax,
      'The rate entered times Medicare wages without military pay, net profit, rents, and winnings where the town taxes them, less credit for each workplace: a share of its town’s tax, within the highest credited rate; after a move, by days at each address',
      law('R.C. chapter 718', 'municipal income tax'),
      { label: 'Qualifying wages', value: 'W-2, box 5', source: 'R.C. 718.01(R)' },
    ),
    line('villagePayments', 'Withheld or paid for it', -village.payments, 'As entered'),
  ]
  const ids = { refund: 'villageRefund', balanceDue: 'villageBalanceDue' }
  return { id: 'village', title: 'City or village', items, total: explainOutcome(village, ids) }
}
