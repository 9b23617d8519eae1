import { choices, type Field, isAnyTyped, isSeparate, isTyped } from './field.ts'

/** Deductions and savings, which reduce income. */
export const DEDUCTION_FIELDS = {
  mortgageInterest: { kind: 'money', label: 'mortgage interest', hint: 'Form 1098, box 1' },
  mortgageDebt: {
    kind: 'money',
    label: 'average balance of the home loans',
    hint: 'Leave empty if below the limit',
  },
  mortgageInsurance: {
    kind: 'money',
    label: 'mortgage insurance premiums',
    hint: 'Form 1098, box 5, on a policy issued after 2006',
    isAsked: (answers) => isTyped('mortgageInterest')(answers) && answers['taxYear'] !== '2025',
  },
  stateAndLocalTaxes: {
    kind: 'money',
    label: 'state, local and property taxes paid',
    hint: 'Before the federal cap',
  },
  charityCash: { kind: 'money', label: 'cash gifts to charity' },
  medicalExpenses: { kind: 'money', label: 'medical costs you paid', hint: 'Not reimbursed' },
  studentLoanInterest: { kind: 'money', label: 'student loan interest', hint: '1098-E, box 1' },
  carLoanInterest: {
    kind: 'money',
    label: 'interest on a new car loan',
    hint: 'A new car assembled in the United States, on a loan made after 2024',
  },
  spouseItemizes: {
    kind: 'check',
    label: 'my spouse itemizes deductions',
    isAsked: isSeparate,
  },
  iraContribution: { kind: 'money', perPerson: true, label: 'traditional IRA contribution' },
  isCoveredByWorkplacePlan: {
    kind: 'check',
    perPerson: true,
    label: 'covered by a retirement plan at work',
    hint: 'W-2, box 13',
  },
  isSpouseCoveredByWorkplacePlan: {
    kind: 'check',
    label: 'my spouse is covered by a plan at work',
    isAsked: isSeparate,
  },
  otherRetirementSavings: {
    kind: 'money',
    perPerson: true,
    label: '401(k) and Roth IRA savings',
    hint: 'For the saver’s credit; wages already leave out 401(k) savings',
  },
  earlierWithdrawals: {
    kind: 'money',
    label: 'retirement money taken out in the two years before',
    hint: 'By you or your spouse, and after the year’s end until you file; not rollovers. It reduces the saver’s credit',
    isAsked: isAnyTyped(
      'iraContribution',
      'spouse.iraContribution',
      'otherRetirementSavings',
      'spouse.otherRetirementSavings',
    ),
  },
  hsaContribution: {
    kind: 'money',
    perPerson: true,
    label: 'HSA contribution',
    hint: 'Paid yourself, not through payroll',
  },
  hsaCoverage: {
    kind: 'choice',
    perPerson: true,
    label: 'HSA health plan',
    options: choices({ selfOnly: 'Self only', family: 'Family' }),
  },
} as const satisfies Record<string, Field>
