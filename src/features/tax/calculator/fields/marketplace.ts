import {
  type AnswerTexts,
  check,
  count,
  type Field,
  isAboveZero,
  isAnyTyped,
  isSeparate,
  isTyped,
  money,
} from './field.ts'

const MONTHS = 12

const DEPENDENTS = ['childrenUnder17', 'olderChildren', 'disabledDependents', 'otherDependents']

function hasDependents(answers: AnswerTexts): boolean {
  return DEPENDENTS.some((id) => isAboveZero(id)(answers))
}

const HAS_PLAN = isAnyTyped('marketplacePremiums', 'advancePremiumCredit')

/** Insurance bought on the Marketplace, for the premium tax credit. */
export const MARKETPLACE_FIELDS = {
  marketplacePremiums: money('premiums', { hint: '1095-A, line 33, column A' }),
  benchmarkPremium: money('benchmark premium (SLCSP)', {
    hint: '1095-A, line 33, column B: the second lowest cost silver plan',
  }),
  advancePremiumCredit: money('credit paid in advance', { hint: '1095-A, line 33, column C' }),
  marketplaceMonths: count('months covered', {
    max: MONTHS,
    hint: '0 means all 12. Months with affordable coverage at work, Medicare or Medicaid give no credit',
    isAsked: isTyped('marketplacePremiums'),
  }),
  dependentIncome: money('income of dependents who must file a return', {
    hint: 'Their adjusted gross income; it counts for the credit',
    isAsked: (answers) => HAS_PLAN(answers) && hasDependents(answers),
  }),
  hasSeparateException: check('abused or abandoned by my spouse, and living apart', {
    hint: 'The exception of Form 8962 for separate returns',
    isAsked: (answers) => HAS_PLAN(answers) && isSeparate(answers),
  }),
} satisfies Record<string, Field>
