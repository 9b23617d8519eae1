import { type Field, isAboveZero, isSeparate, MAX_PEOPLE } from './field.ts'

/** Ages, circumstances and dependents. */
export const FAMILY_FIELDS = {
  age: {
    kind: 'age',
    perPerson: true,
    label: 'age at the end of the year',
    hint: 'Leave empty if 25 to 49',
  },
  isBlind: { kind: 'check', perPerson: true, label: 'blind' },
  isDependent: {
    kind: 'check',
    perPerson: true,
    label: 'someone else can claim me',
    hint: 'As their dependent',
  },
  isStudent: { kind: 'check', perPerson: true, label: 'full-time student' },
  olderChildren: {
    kind: 'count',
    max: MAX_PEOPLE,
    label: 'children 17 or 18, and students under 24',
  },
  disabledDependents: {
    kind: 'count',
    max: MAX_PEOPLE,
    label: 'dependents 17 or older with a disability',
  },
  disabledChildren: {
    kind: 'count',
    max: MAX_PEOPLE,
    label: 'of them: your child, brother, sister, or a descendant of one',
    hint: 'Also step or foster. The earned income credit counts only them, not a parent',
    isAsked: isAboveZero('disabledDependents'),
  },
  otherDependents: {
    kind: 'count',
    max: MAX_PEOPLE,
    label: 'other dependents',
    hint: 'A parent, for example',
  },
  isLivingApart: {
    kind: 'check',
    label: 'lived apart from my spouse all year',
    isAsked: isSeparate,
  },
} as const satisfies Record<string, Field>
