import { STATUS_LABELS, YEAR_LABELS } from '../labels.ts'
import { choice, count, each, type Field, money } from './field.ts'

/** The four questions, and the tax year. */
export const FIRST_FIELDS = {
  taxYear: choice('tax year', YEAR_LABELS),
  filingStatus: choice('filing status', STATUS_LABELS),
  childrenUnder17: count('children under 17', { hint: 'Under 17 on December 31' }),
  wages: each.money('wages', { hint: 'W-2, box 1' }),
  withholding: money('federal tax withheld', { hint: 'W-2 box 2, plus any on 1099s' }),
} satisfies Record<string, Field>
