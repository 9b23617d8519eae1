import { check, type Field, isSeparate, isTyped, money } from './field.ts'

/** Deductions, which reduce income. */
export const DEDUCTION_FIELDS = {
  mortgageInterest: money('mortgage interest', { hint: 'Form 1098, box 1' }),
  mortgageDebt: money('average balance of the home loans', {
    hint: 'Leave empty if below the limit',
  }),
  mortgageInsurance: money('mortgage insurance premiums', {
    hint: 'Form 1098, box 5, on a policy issued after 2006',
    isAsked: (answers) => isTyped('mortgageInterest')(answers) && answers['taxYear'] !== '2025',
  }),
  stateAndLocalTaxes: money('state, local and property taxes paid', {
    hint: 'Before the federal cap',
  }),
  charityCash: money('cash gifts to charity'),
  medicalExpenses: money('medical costs you paid', { hint: 'Not reimbursed' }),
  studentLoanInterest: money('student loan interest', { hint: '1098-E, box 1' }),
  carLoanInterest: money('interest on a new car loan', {
    hint: 'A new car assembled in the United States, on a loan made after 2024',
  }),
  spouseItemizes: check('my spouse itemizes deductions', { isAsked: isSeparate }),
} satisfies Record<string, Field>
