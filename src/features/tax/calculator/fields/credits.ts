import {
  type AnswerTexts,
  check,
  count,
  each,
  type Field,
  isAboveZero,
  isTyped,
  money,
} from './field.ts'

/** The lower earner's earnings limit a couple's credit (IRC §21(d)). */
function isCoupleWithCare({ filingStatus, childCareExpenses }: AnswerTexts): boolean {
  return filingStatus === 'marriedFilingJointly' && Boolean(childCareExpenses)
}

const hasAdopted = isTyped('childrenUnder17', 'hasAdopted')

const STUDENT_HINT = 'First four years of a degree, at least half time'

/** Costs that qualify for credits. */
export const CREDIT_FIELDS = {
  childrenUnder13: count('of the children, under 13', {
    hint: 'Only those who live with you; care costs count for them',
    isAsked: isAboveZero('childrenUnder17'),
  }),
  childCareExpenses: money('care costs', {
    hint: 'So that you can work; for the children under 13, or dependents with a disability, that you enter',
  }),
  careBenefits: each.money('dependent care FSA or benefits at work', {
    hint: 'W-2, box 10; the care costs include what it paid',
    isAsked: isTyped('childCareExpenses'),
  }),
  studentMonths: each.count('months as a full-time student', {
    max: 12,
    hint: 'Months of study count as earnings for the care credit',
    isAsked: isCoupleWithCare,
  }),
  cannotCareForSelf: each.check('not able to care for oneself', { isAsked: isCoupleWithCare }),
  hasAdopted: check('adopted a child', {
    hint: 'Final this year, or with a credit left from the five years before',
    isAsked: isAboveZero('childrenUnder17'),
  }),
  adoptionCosts: money('adoption costs you paid', {
    hint: 'Agency, court and travel, of all years; not what an employer or a program paid',
    isAsked: hasAdopted,
  }),
  adoptedChildren: count('children whose adoption became final', {
    hint: '0 means one',
    isAsked: hasAdopted,
  }),
  specialNeedsAdoptions: count('of them: with special needs', {
    hint: 'So determined by the state, as for most children in foster care: the full credit without costs',
    isAsked: hasAdopted,
  }),
  adoptionCarryover: money('adoption credit left from earlier years', {
    hint: 'Last year’s Form 8839',
    isAsked: hasAdopted,
  }),
  student1Costs: money('college costs, first student', { hint: '1098-T, box 1' }),
  student1IsAmericanOpportunity: check('first student counts for the American opportunity credit', {
    hint: STUDENT_HINT,
    isAsked: isTyped('student1Costs'),
  }),
  student2Costs: money('college costs, second student', { isAsked: isTyped('student1Costs') }),
  student2IsAmericanOpportunity: check(
    'second student counts for the American opportunity credit',
    { hint: STUDENT_HINT, isAsked: isTyped('student1Costs', 'student2Costs') },
  ),
  student3Costs: money('college costs, third student', {
    isAsked: isTyped('student1Costs', 'student2Costs'),
  }),
  student3IsAmericanOpportunity: check('third student counts for the American opportunity credit', {
    hint: STUDENT_HINT,
    isAsked: isTyped('student1Costs', 'student2Costs', 'student3Costs'),
  }),
} satisfies Record<string, Field>
