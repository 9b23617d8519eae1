import { type AnswerTexts, amountOf, type Field } from './field.ts'

/**
 * Employers withhold Additional Medicare Tax from wages above this, in dollars (IRC §3102(f)). A test compares it with
 * the figures.
 */
export const WITHHELD_OVER = 200000

/**
 * Two employers may together withhold too much Social Security tax from here on: the wage base less the most that a
 * workplace plan keeps out of box 1, rounded down, in dollars. A test compares it with the figures.
 */
export const TWO_EMPLOYERS_FROM = 140000

const mayBeWithheld = (answers: AnswerTexts) => amountOf(answers, 'wages') > WITHHELD_OVER

/** Withholding beyond the federal tax on wages, and other payments. */
export const PAYMENT_FIELDS = {
  ohioWithholding: { kind: 'money', label: 'Ohio tax withheld', hint: 'W-2, box 17' },
  ohioEstimatedPayments: {
    kind: 'money',
    label: 'Ohio estimated payments',
    hint: 'IT 1040ES payments, all together',
  },
  estimatedPayments: {
    kind: 'money',
    label: 'federal estimated payments',
    hint: 'The four 1040-ES payments, all together',
  },
  medicareWithheld: {
    kind: 'money',
    perPerson: true,
    label: 'Additional Medicare Tax withheld',
    hint: 'W-2, box 6 less 1.45% of box 5. Leave empty with one employer: we count the 0.9% over $200,000',
    isAsked: mayBeWithheld,
  },
  socialSecurityWithheld: {
    kind: 'money',
    perPerson: true,
    label: 'Social Security tax withheld',
    hint: 'W-2, box 4, of all employers together. Leave empty with one employer, who pays back any excess',
    isAsked: (answers) => amountOf(answers, 'wages') > TWO_EMPLOYERS_FROM,
  },
} as const satisfies Record<string, Field>
