import { type AnswerTexts, type Field, isTyped, MOST_PEOPLE } from './field'

const STUDENT_HINT = 'First four years of a degree, at least half time'

/** Costs that credits are given for. */
export const CREDIT_FIELDS = {
  childrenUnder13: {
    kind: 'count',
    max: MOST_PEOPLE,
    label: 'of the children, under 13',
    hint: 'Care costs count for them',
    isAsked: hasChildren,
  },
  childCareExpenses: {
    kind: 'money',
    label: 'care costs for children under 13',
    hint: 'Or for a dependent with a disability, so that you can work',
    missing: missingForCare,
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

function hasChildren({ childrenUnder17 }: AnswerTexts): boolean {
  return Number(childrenUnder17 ?? 0) > 0
}

/** Care counts only for someone who has been entered. */
function missingForCare(answers: AnswerTexts): string | undefined {
  const { childrenUnder13, disabledDependents } = answers
  const young = hasChildren(answers) ? Number(childrenUnder13 ?? 0) : 0
  if (young + Number(disabledDependents ?? 0) > 0) return undefined
  return hasChildren(answers)
    ? 'Counts once you say how many of the children are under 13'
    : 'Counts once a child under 17, or a dependent with a disability, is entered above'
}
