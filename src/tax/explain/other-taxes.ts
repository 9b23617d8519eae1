import { formatRate } from '../../shared/percent.ts'
import type { FederalResult } from '../federal/federal.ts'
import { cite, citeAmount, citeRate, dollars, line, type Section } from './line.ts'

/** Taxes added after the credits, up to the total tax. */
export function explainOtherTaxes(result: FederalResult): Section {
  const { figures, filingStatus: status } = result.input
  const { payrollRates: payroll, additionalMedicare: medicare } = figures
  const { netInvestmentIncome: investment, earlyWithdrawals: early } = figures
  const items = [
    line(
      'selfEmploymentTax',
      'Self-employment tax',
      result.selfEmploymentTax,
      'On net earnings of each spouse; the Social Security part up to the wage base that wages leave',
      citeRate('Share of profit that counts', payroll.value.netEarningsFactor, payroll),
      citeRate('Social Security', payroll.value.selfEmployedSocialSecurity, payroll),
      citeRate('Medicare', payroll.value.selfEmployedMedicare, payroll),
      citeAmount('Wage base', figures.socialSecurityWageBase),
    ),
    line(
      'additionalMedicare',
      'Additional Medicare Tax',
      result.additionalMedicare,
      'On wages and net earnings above the threshold',
      citeRate('Rate', medicare.value.rate, medicare),
      cite('Threshold', medicare.value.threshold[status], medicare),
    ),
    line(
      'netInvestmentIncomeTax',
      'Net investment income tax',
      result.netInvestmentIncomeTax,
      'On investment income, or on income above the threshold if less',
      citeRate('Rate', investment.value.rate, investment),
      cite('Threshold', investment.value.threshold[status], investment),
    ),
    line(
      'earlyWithdrawalTax',
      'Tax on early withdrawals',
      result.earlyWithdrawals.tax,
      `${formatRate(early.value.rate)} of ${dollars(result.earlyWithdrawals.withdrawn)} taken before age 59½, less ${dollars(result.earlyWithdrawals.excepted)} that an exception exempts`,
      citeRate('Rate', early.value.rate, early),
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
