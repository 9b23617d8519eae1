import { STATUS_LABELS, YEAR_LABELS } from '../labels.ts'
import { choices, type Field, MAX_PEOPLE } from './field.ts'

/** The four questions, and the tax year. */
export const FIRST_FIELDS = {
  taxYear: { kind: 'choice', label: 'tax year', options: choices(YEAR_LABELS) },
  filingStatus: { kind: 'choice', label: 'filing status', options: choices(STATUS_LABELS) },
  childrenUnder17: {
    kind: 'count',
    max: MAX_PEOPLE,
    label: 'children under 17',
    hint: 'Under 17 on December 31',
  },
  wages: { kind: 'money', perPerson: true, label: 'wages', hint: 'W-2, box 1' },
  withholding: {
    kind: 'money',
    label: 'federal tax withheld',
    hint: 'W-2 box 2, plus any on 1099s',
  },
} as const satisfies Record<string, Field>
