import { type Field, isTyped, MAX_PEOPLE } from './field'

const STUDENT_HINT = 'First four years of a degree, at least half time'

/** Costs that credits are given for. */
export const CREDIT_FIELDS = {
  childrenUnder13: {
    kind: 'count',
    max: MAX_PEOPLE,
    label: 'of the children, under 13',
    hint: 'Care costs count for them',
    isAsked: ({ childrenUnder17 }) => Number(childrenUnder17 ?? 0) > 0,
  },
  childCareExpenses: {
    kind: 'money',
    label: 'care costs',
    hint: 'So that you can work; for the children under 13, or dependents with a disability, that you enter',
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
    isAsked: isTyped('student1Costs', 'student2Costs'),
  },
} as const satisfies Record<string, Field>
