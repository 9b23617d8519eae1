import { TWO_EMPLOYERS_FROM, WITHHELD_OVER } from '@/tax/data/asked-above.ts'
import { amountOf, type AnswerTexts, each, type Field, money } from './field.ts'

const mayBeWithheld = (answers: AnswerTexts) => amountOf(answers, 'wages') > WITHHELD_OVER

/** Withholding beyond the federal tax on wages, and other payments. */
export const PAYMENT_FIELDS = {
  ohioWithholding: money('Ohio tax withheld', { hint: 'W-2, box 17' }),
  ohioEstimatedPayments: money('Ohio estimated payments', {
    hint: 'IT 1040ES payments, all together',
  }),
  estimatedPayments: money('federal estimated payments', {
    hint: 'The four 1040-ES payments, all together',
  }),
  medicareWithheld: each.money('Additional Medicare Tax withheld', {
    hint: 'W-2, box 6 less 1.45% of box 5. Leave empty with one employer: we count the 0.9% over $200,000',
    isAsked: mayBeWithheld,
  }),
  socialSecurityWithheld: each.money('Social Security tax withheld', {
    hint: 'W-2, box 4, of all employers together. Leave empty with one employer, who pays back any excess',
    isAsked: (answers) => amountOf(answers, 'wages') > TWO_EMPLOYERS_FROM,
  }),
} satisfies Record<string, Field>
