import type { Figure } from '../data/figure.ts'
import type { PhasedDeduction } from '../data/figure-types.ts'
import type { FederalResult } from '../federal/federal.ts'
import type { FullInput } from '../input.ts'
import { cite, citeRate, dollars, type Line, line, type LineFigure, type Section } from './line.ts'

/** From adjusted gross income to taxable income, line by line. */
export function explainDeductions(result: FederalResult): Section {
  const main =
    result.deductionKind === 'standard' ? explainStandard(result) : explainItemized(result)
  const items = [...main, ...explainFurther(result), explainBusiness(result)]
  return {
    id: 'deductions',
    title: result.deductionKind === 'standard' ? 'Standard deduction' : 'Itemized deductions',
    items,
    total: line(
      'taxableIncome',
      'Taxable income',
      result.taxableIncome,
      'Adjusted gross income less the deductions, not below zero',
    ),
  }
}

function explainStandard({ standardDeduction, input }: FederalResult): Line[] {
  const { figures, filingStatus: status } = input
  const { standardDeduction: basic, additionalStandardDeduction: more } = figures
  const { charityNonItemizer } = figures
  return [
    line(
      'standardDeduction',
      'Standard deduction',
      standardDeduction.basic,
      'By filing status; less for someone else’s dependent',
      cite('Amount', basic.value[status], basic),
    ),
    line(
      'additionalStandardDeduction',
      'Additional amount for age 65 or blindness',
      standardDeduction.additional,
      'An amount for each condition of each spouse',
      cite('For each', more.value.amount[status], more),
    ),
    line(
      'charityNonItemizer',
      'Cash gifts without itemizing',
      standardDeduction.charity,
      `Of ${dollars(input.charityCash)} given, up to the limit`,
      cite('Limit', charityNonItemizer.value[status], charityNonItemizer),
    ),
  ]
}

function explainItemized({
  itemizedDeductions,
  itemizedReduction,
  input,
  adjustedGrossIncome,
}: FederalResult): Line[] {
  const { figures, filingStatus: status } = input
  const { medicalFloor, saltCap, mortgageDebtLimit, charity } = figures
  const topStart = figures.brackets.value.upTo[status].at(-1) ?? 0
  return [
    line(
      'medical',
      'Medical costs',
      itemizedDeductions.medical,
      `${dollars(input.medicalExpenses)} less a share of ${dollars(adjustedGrossIncome)}`,
      citeRate('Share of adjusted gross income', medicalFloor.value, medicalFloor),
    ),
    line(
      'stateAndLocalTaxes',
      'State and local taxes',
      itemizedDeductions.stateAndLocalTaxes,
      `Of ${dollars(input.stateAndLocalTaxes)} paid, up to the cap`,
      cite('Cap', saltCap.value.cap[status], saltCap),
      cite('The cap shrinks above', saltCap.value.phasedownStart[status], saltCap),
      cite('but not below', saltCap.value.floor[status], saltCap),
    ),
    line(
      'mortgageInterest',
      'Mortgage interest',
      itemizedDeductions.mortgageInterest,
      `Of ${dollars(input.mortgageInterest)} paid, the share on debt within the limit`,
      cite('Debt limit', mortgageDebtLimit.value[status], mortgageDebtLimit),
    ),
    explainMortgageInsurance(itemizedDeductions.mortgageInsurance, input),
    line(
      'charity',
      'Cash gifts',
      itemizedDeductions.charity,
      `Of ${dollars(input.charityCash)} given, above a floor and up to a ceiling`,
      citeRate('Floor, share of income', charity.value.floor, charity),
      citeRate('Ceiling, share of income', charity.value.ceiling, charity),
    ),
    line(
      'gamblingLosses',
      'Gambling losses',
      itemizedDeductions.gambling,
      `A share of ${dollars(input.gamblingLosses)} lost, up to the winnings`,
      citeRate('Share of losses', figures.gamblingLossShare.value, figures.gamblingLossShare),
    ),
    line(
      'educatorRest',
      'Educator expenses over the adjustment',
      itemizedDeductions.educator,
      'The amount each educator paid beyond the adjustment',
      cite('Adjustment, for each', figures.educatorExpenses.value.max, figures.educatorExpenses),
    ),
    line(
      'itemizedReduction',
      'Reduction in the highest bracket',
      -itemizedReduction,
      '2/37 of the itemized deductions, or of income in the highest bracket if less',
      cite('Highest bracket starts at', topStart, figures.itemizedReduction),
    ),
  ]
}

function explainMortgageInsurance(amount: number, input: FullInput): Line {
  const { mortgageInsurance: figure } = input.figures
  const { filingStatus, mortgageInsurance } = input
  const { value } = figure
  return line(
    'mortgageInsurance',
    'Mortgage insurance',
    amount,
    `Of ${dollars(mortgageInsurance)} paid, less at higher incomes`,
    ...(value
      ? [
          cite('Shrinks above', value.phaseoutStart[filingStatus], figure),
          citeRate('By this share', value.share, figure),
          cite('for each started', value.step[filingStatus], figure),
        ]
      : []),
  )
}

function explainFurther({ furtherDeductions, input }: FederalResult): Line[] {
  const { figures } = input
  const { seniorDeduction: senior } = figures
  const start = senior.value.phaseoutStart[input.filingStatus]
  const citePhased = (figure: Figure<PhasedDeduction>): LineFigure[] => [
    cite('Limit', figure.value.cap[input.filingStatus], figure),
    cite('Shrinks above', figure.value.phaseoutStart[input.filingStatus] ?? 0, figure),
    cite('For each $1,000 above', figure.value.reductionPer1000, figure),
  ]
  return [
    line(
      'tipsDeduction',
      'Qualified tips',
      furtherDeductions.tips,
      'Tips up to the limit, those of a business up to its profit after its adjustments; less at higher incomes',
      ...citePhased(figures.tipsDeduction),
    ),
    line(
      'overtimeDeduction',
      'Qualified overtime',
      furtherDeductions.overtime,
      'The premium part up to the limit, less at higher incomes',
      ...citePhased(figures.overtimeDeduction),
    ),
    line(
      'carLoanDeduction',
      'Car loan interest',
      furtherDeductions.carLoanInterest,
      'Interest up to the limit, less at higher incomes',
      ...citePhased(figures.carLoanDeduction),
    ),
    line(
      'seniorDeduction',
      'Senior deduction',
      furtherDeductions.senior,
      `For each spouse of ${senior.value.minimumAge} or older, less at higher incomes`,
      cite('For each', senior.value.amountEach, senior),
      cite('Shrinks above', start ?? 0, senior),
      citeRate('By this share of the excess', senior.value.phaseoutRate, senior),
    ),
  ]
}

function explainBusiness({ businessIncomeDeduction, input }: FederalResult): Line {
  const { qualifiedBusinessIncome: figure } = input.figures
  return line(
    'businessIncomeDeduction',
    'Qualified business income',
    businessIncomeDeduction,
    'A share of business profit without deducted tips, up to that share of taxable income without gains; above the threshold up to a share of the wages and property that you entered; with the same share of section 199A dividends',
    citeRate('Share', figure.value.rate, figure),
    cite('Shrinks above taxable income of', figure.value.threshold[input.filingStatus], figure),
  )
}
