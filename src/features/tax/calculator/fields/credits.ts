import { type Field, isTyped } from './field'

const STUDENT_HINT = 'First four years of a degree, at least half time'

/** Costs that credits are given for. */
export const CREDIT_FIELDS = {
  childCareExpenses: {
    kind: 'money',
    label: 'care costs for children under 13',
    hint: 'Or for a dependent with a disability, so that you can work',
  },
  student1Costs: { kind: 'money', label: 'college costs, first student', hint: '1098-T, box 1' },
  student1IsAmericanOpportunity: {
    kind: 'check',
    label: 'first student counts for the American opportunity credit',
    hint: STUDENT_HINT,
    isAsked: isTyped('student1Costs'),
  },
  student2Costs: {
    kind: 'money',
    label: 'college costs, second student',
    isAsked: isTyped('student1Costs'),
  },
  student2IsAmericanOpportunity: {
    kind: 'check',
    label: 'second student counts for the American opportunity credit',
    hint: STUDENT_HINT,
    isAsked: isTyped('student2Costs'),
  },
} as const satisfies Record<string, Field>
