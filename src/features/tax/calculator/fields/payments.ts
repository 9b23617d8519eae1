import { TWO_EMPLOYERS_FROM, WITHHELD_OVER } from '@/tax/data/asked-above.ts'
import { type AnswerTexts, amountOf, type Field } from './field.ts'

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
