import {
  type AnswerTexts,
  type Field,
  isAnyTyped,
  isAboveZero,
  isSeparate,
  isTyped,
} from './field.ts'

const MONTHS = 12

const DEPENDENTS = ['childrenUnder17', 'olderChildren', 'disabledDependents', 'otherDependents']

function hasDependents(answers: AnswerTexts): boolean {
  return DEPENDENTS.some((id) => isAboveZero(id)(answers))
}

const HAS_PLAN = isAnyTyped('marketplacePremiums', 'advancePremiumCredit')

/** Insurance bought on the Marketplace, for the premium tax credit. */
export const MARKETPLACE_FIELDS = {
  marketplacePremiums: { kind: 'money', label: 'premiums', hint: '1095-A, line 33, column A' },
  benchmarkPremium: {
    kind: 'money',
    label: 'benchmark premium (SLCSP)',
    hint: '1095-A, line 33, column B: the second lowest cost silver plan',
  },
  advancePremiumCredit: {
    kind: 'money',
    label: 'credit paid in advance',
    hint: '1095-A, line 33, column C',
  },
  marketplaceMonths: {
    kind: 'count',
    max: MONTHS,
    label: 'months covered',
    hint: '0 means all 12. Months with affordable coverage at work, Medicare or Medicaid give no credit',
    isAsked: isTyped('marketplacePremiums'),
  },
  dependentIncome: {
    kind: 'money',
    label: 'income of dependents who must file a return',
    hint: 'Their adjusted gross income; it counts for the credit',
    isAsked: (answers) => HAS_PLAN(answers) && hasDependents(answers),
  },
  hasSeparateException: {
    kind: 'check',
    label: 'abused or abandoned by my spouse, and living apart',
    hint: 'The exception of Form 8962 for separate returns',
    isAsked: (answers) => HAS_PLAN(answers) && isSeparate(answers),
  },
} as const satisfies Record<string, Field>
