import { type Field, isSeparate, isTyped } from './field.ts'

/** Deductions, which reduce income. */
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
} as const satisfies Record<string, Field>
