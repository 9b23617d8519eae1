import { CHILDLESS_CREDIT_UP_TO } from '@/tax/data/asked-above.ts'
import {
  ageOf,
  amountOf,
  type AnswerTexts,
  check,
  count,
  each,
  type Field,
  isAboveZero,
  isAnyTyped,
  isSeparate,
} from './field.ts'

function hasChildren(answers: AnswerTexts): boolean {
  return isAboveZero('childrenUnder17')(answers) || isAboveZero('olderChildren')(answers)
}

/** Credits for children, study and small earnings, and deductions for some pay and from 65 on, need a number. */
function mayNeedNumber(answers: AnswerTexts, household: AnswerTexts): boolean {
  const earned = EARNINGS.map((id) => amountOf(household, id)).reduce((sum, one) => sum + one)
  return (
    hasChildren(answers) ||
    isAboveZero('disabledDependents')(answers) ||
    isAnyTyped('tips', 'businessTips', 'overtimePremium', 'student1Costs')(answers) ||
    ageOf(answers, 'age') >= SENIOR_AGE ||
    (earned > 0 && earned <= CHILDLESS_CREDIT_UP_TO)
  )
}

const EARNINGS = ['wages', 'selfEmployment', 'farm'].flatMap((id) => [id, `spouse.${id}`])
const SENIOR_AGE = 65

/** Whether parents who live apart share some of the children in a count. */
function isSharing(id: string): (answers: AnswerTexts) => boolean {
  return (answers) => isAboveZero(id)(answers) && Boolean(answers['hasOtherParent'])
}

/** Ages, circumstances and dependents. */
export const FAMILY_FIELDS = {
  age: each.age('age at the end of the year', { hint: 'Leave empty if 25 to 49' }),
  isBlind: each.check('blind'),
  isDependent: each.check('someone else can claim me', { hint: 'As their dependent' }),
  isStudent: each.check('full-time student'),
  hasNoWorkNumber: each.check('no Social Security number valid for work', {
    hint: 'An ITIN, for example. Several credits and deductions need the number',
    isAsked: mayNeedNumber,
  }),
  childrenWithoutNumber: count('of the children under 17: without such a number', {
    hint: 'They count as other dependents, and not for the earned income credit',
    isAsked: isAboveZero('childrenUnder17'),
  }),
  isLivingApart: check('lived apart from my spouse all year', { isAsked: isSeparate }),
  olderChildren: count('children 17 or 18, and students under 24'),
  olderWithoutNumber: count('of them: without a Social Security number valid for work', {
    isAsked: isAboveZero('olderChildren'),
  }),
  hasOtherParent: check('I share a child with a parent who lives elsewhere', {
    hint: 'Divorced, separated or never married. One of you has the child, the other claims it',
    isAsked: hasChildren,
  }),
  releasedChildren: count('children under 17 with you, claimed by the other parent', {
    hint: 'You signed Form 8332; they still count for the earned income and care credits',
    isAsked: isSharing('childrenUnder17'),
  }),
  awayChildren: count('children under 17 with the other parent, claimed by you', {
    hint: 'The other parent signed Form 8332. Without it, leave the child out',
    isAsked: isSharing('childrenUnder17'),
  }),
  releasedOlder: count('older children with you, claimed by the other parent', {
    hint: 'Only until they turn 18',
    isAsked: isSharing('olderChildren'),
  }),
  awayOlder: count('older children with the other parent, claimed by you', {
    hint: 'Only until they turn 18',
    isAsked: isSharing('olderChildren'),
  }),
  disabledDependents: count('dependents 17 or older with a disability'),
  disabledChildren: count('of them: your child, brother, sister, or a descendant of one', {
    hint: 'Also step or foster. The earned income credit counts only them, not a parent',
    isAsked: isAboveZero('disabledDependents'),
  }),
  otherDependents: count('other dependents', { hint: 'A parent, for example' }),
} satisfies Record<string, Field>
