import { type AnswerTexts, type Field, isAboveZero, isTyped, MAX_PEOPLE } from './field.ts'

/** The lower earner's earnings limit a couple's credit (IRC §21(d)). */
function isCoupleWithCare({ filingStatus, childCareExpenses }: AnswerTexts): boolean {
  return filingStatus === 'marriedFilingJointly' && Boolean(childCareExpenses)
}

const hasAdopted = isTyped('childrenUnder17', 'hasAdopted')

const STUDENT_HINT = 'First four years of a degree, at least half time'

/** Costs that qualify for credits. */
export const CREDIT_FIELDS = {
  childrenUnder13: {
    kind: 'count',
    max: MAX_PEOPLE,
    label: 'of the children, under 13',
    hint: 'Only those who live with you; care costs count for them',
    isAsked: isAboveZero('childrenUnder17'),
  },
  childCareExpenses: {
    kind: 'money',
    label: 'care costs',
    hint: 'So that you can work; for the children under 13, or dependents with a disability, that you enter',
  },
  careBenefits: {
    kind: 'money',
    perPerson: true,
    label: 'dependent care FSA or benefits at work',
    hint: 'W-2, box 10; the care costs include what it paid',
    isAsked: isTyped('childCareExpenses'),
  },
  studentMonths: {
    kind: 'count',
    max: 12,
    perPerson: true,
    label: 'months as a full-time student',
    hint: 'Months of study count as earnings for the care credit',
    isAsked: isCoupleWithCare,
  },
  cannotCareForSelf: {
    kind: 'check',
    perPerson: true,
    label: 'not able to care for oneself',
    isAsked: isCoupleWithCare,
  },
  hasAdopted: {
    kind: 'check',
    label: 'adopted a child',
    hint: 'Final this year, or with a credit left from the five years before',
    isAsked: isAboveZero('childrenUnder17'),
  },
  adoptionCosts: {
    kind: 'money',
    label: 'adoption costs you paid',
    hint: 'Agency, court and travel, of all years; not what an employer or a program paid',
    isAsked: hasAdopted,
  },
  adoptedChildren: {
    kind: 'count',
    max: MAX_PEOPLE,
    label: 'children whose adoption became final',
    hint: '0 means one',
    isAsked: hasAdopted,
  },
  specialNeedsAdoptions: {
    kind: 'count',
    max: MAX_PEOPLE,
    label: 'of them: with special needs',
    hint: 'So determined by the state, as for most children in foster care: the full credit without costs',
    isAsked: hasAdopted,
  },
  adoptionCarryover: {
    kind: 'money',
    label: 'adoption credit left from earlier years',
    hint: 'Last year’s Form 8839',
    isAsked: hasAdopted,
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
  student3Costs: {
    kind: 'money',
    label: 'college costs, third student',
    isAsked: isTyped('student1Costs', 'student2Costs'),
  },
  student3IsAmericanOpportunity: {
    kind: 'check',
    label: 'third student counts for the American opportunity credit',
    hint: STUDENT_HINT,
    isAsked: isTyped('student1Costs', 'student2Costs', 'student3Costs'),
  },
} as const satisfies Record<string, Field>
