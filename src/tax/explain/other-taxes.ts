import { formatRate } from '../../shared/percent.ts'
import { yearFigures } from '../data/years.ts'
import type { FederalResult } from '../federal/federal.ts'
import { cite, citeAmount, dollars, line, type Section } from './line.ts'

/** Taxes added after the credits, up to the total tax. */
export function explainOtherTaxes(result: FederalResult): Section {
  const { federal: figures } = yearFigures(result.input.taxYear)
  const status = result.input.filingStatus
  const {
    payrollRates: payroll,
    socialSecurityWageBase: wageBase,
    additionalMedicare: medicare,
    netInvestmentIncome: investment,
    earlyWithdrawals: early,
  } = figures
  const items = [
    line(
      'selfEmploymentTax',
      'Self-employment tax',
      result.selfEmploymentTax,
      'On net earnings of each spouse; the Social Security part up to the wage base that wages leave',
      [
        cite('Share of profit that counts', formatRate(payroll.value.netEarningsFactor), payroll),
        cite('Social Security', formatRate(payroll.value.selfEmployedSocialSecurity), payroll),
        cite('Medicare', formatRate(payroll.value.selfEmployedMedicare), payroll),
        citeAmount('Wage base', wageBase),
      ],
    ),
    line(
      'additionalMedicare',
      'Additional Medicare Tax',
      result.additionalMedicare,
      'On wages and net earnings above the threshold',
      [
        cite('Rate', formatRate(medicare.value.rate), medicare),
        cite('Threshold', dollars(medicare.value.threshold[status]), medicare),
      ],
    ),
    line(
      'netInvestmentIncomeTax',
      'Net investment income tax',
      result.netInvestmentIncomeTax,
      'On investment income, or on income above the threshold if less',
      [
        cite('Rate', formatRate(investment.value.rate), investment),
        cite('Threshold', dollars(investment.value.threshold[status]), investment),
      ],
    ),
    line(
      'earlyWithdrawalTax',
      'Tax on early withdrawals',
      result.earlyWithdrawals.tax,
      `${formatRate(early.value.rate)} of ${dollars(result.earlyWithdrawals.withdrawn)} taken before age 59½, less ${dollars(result.earlyWithdrawals.excepted)} that an exception exempts`,
      [cite('Rate', formatRate(early.value.rate), early)],
    ),
  ]
  return {
    id: 'otherTaxes',
    title: 'Other taxes',
    items,
    total: line(
      'totalTax',
      'Total tax',
      result.totalTax,
      'Tax before credits less nonrefundable credits, plus the lines above',
    ),
  }
}
