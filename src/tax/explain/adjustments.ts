import type { FederalResult } from '../federal/federal.ts'
import { retirementStatus } from '../federal/retirement.ts'
import {
  ALIMONY_LAW,
  cite,
  citePhaseout,
  citeRate,
  dollarRange,
  dollars,
  law,
  type Line,
  line,
  type Section,
} from './line.ts'

/** The adjustments that lead from income to adjusted gross income, line by line. */
export function explainAdjustments(result: FederalResult): Section {
  const { adjustments, input } = result
  const { figures } = input
  const { payrollRates: payroll, healthSavings: health, selfEmployedRetirement: plan } = figures
  const items = [
    line(
      'halfSelfEmploymentTax',
      'Half of self-employment tax',
      adjustments.halfSelfEmploymentTax,
      `Half of ${dollars(result.selfEmploymentTax)}`,
      citeRate('Deductible share', payroll.value.halfDeductible, payroll),
    ),
    line(
      'selfEmployedRetirement',
      'Self-employed retirement plan (SEP, solo 401(k))',
      adjustments.selfEmployedRetirement,
      'The employer’s part up to a share of net profit less half of self-employment tax, and deferrals up to their limit',
      citeRate('Share of net profit', plan.value.shareOfNetProfit, plan),
      cite('Yearly maximum of both', plan.value.limit, plan),
    ),
    line(
      'selfEmployedHealthInsurance',
      'Self-employed health insurance',
      adjustments.selfEmployedHealthInsurance,
      'Premiums paid, up to the net profit left and the Medicare wages of the S corporation',
      {
        label: 'Limit',
        value: 'net profit of the business, wages of the S corporation',
        source: 'IRC §162(l)(2)(A), (5)(A); Notice 2008-1',
      },
    ),
    line(
      'healthSavings',
      'Health savings account',
      adjustments.healthSavings,
      'Paid in, up to the limit of the coverage and age, less months without it and what came through payroll',
      cite('Self-only coverage', health.value.selfOnly, health),
      cite('Family coverage', health.value.family, health),
      cite(`More from age ${health.value.catchUpAge}`, health.value.catchUp, health),
    ),
    line(
      'educatorExpenses',
      'Educator expenses',
      adjustments.educator,
      'Paid, up to the limit for each educator',
      cite('For each', figures.educatorExpenses.value.max, figures.educatorExpenses),
    ),
    line(
      'alimonyPaid',
      'Alimony paid',
      adjustments.alimony,
      'As entered, under an agreement made before 2019',
      law(ALIMONY_LAW, 'Schedule 1'),
    ),
    line(
      'earlySavingsPenalty',
      'Penalty on early withdrawal of savings',
      adjustments.earlySavingsPenalty,
      'As entered, in full',
      law('IRC §62(a)(9)', 'Schedule 1'),
    ),
    explainIra(result),
    explainStudentLoan(result),
  ]
  return {
    id: 'adjustments',
    title: 'Adjustments',
    items,
    total: line(
      'adjustedGrossIncome',
      'Adjusted gross income',
      result.adjustedGrossIncome,
      'Total income less the adjustments',
    ),
  }
}

function explainIra({ adjustments, input }: FederalResult): Line {
  const { individualRetirement: ira } = input.figures
  const range = ira.value.phaseoutCovered[retirementStatus(input)]
  return line(
    'iraDeduction',
    'Traditional IRA',
    adjustments.ira,
    'Paid in, up to the limit and the earnings, less when a workplace plan or SEP covers a spouse and income is high',
    cite('Limit', ira.value.contribution, ira),
    cite(`More from age ${ira.value.catchUpAge}`, ira.value.catchUp, ira),
    cite('Shrinks for people with a plan', dollarRange(range), ira),
  )
}

function explainStudentLoan({ adjustments, input }: FederalResult): Line {
  const { studentLoanInterest: loan } = input.figures
  return line(
    'studentLoanInterest',
    'Student loan interest',
    adjustments.studentLoanInterest,
    `Of ${dollars(input.studentLoanInterest)} paid, up to the limit, less at higher incomes`,
    cite('Limit', loan.value.max, loan),
    ...citePhaseout(loan.value.phaseout[input.filingStatus], loan),
  )
}
