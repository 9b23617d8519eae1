import { LIMITS } from '@/shared/estimator-answers.ts'
import {
  answer,
  type EstimatorForm,
  isLevelMissing,
  ITEM_KINDS,
  type ItemKind,
  readItems,
  type ScreenReturnType,
  setHasItems,
  setItemCount,
} from './form.ts'

/** What other tools of the site know about a visitor's income. */
export type KnownIncome = {
  w2Count: number
  has1099: boolean
  hasInvestmentIncome: boolean
  isSelfEmployed: boolean
}

/** What the tax calculator knows about a return. */
export type KnownReturn = KnownIncome & {
  dependentCount: number
  hasStudentLoan: boolean
  hasItemizedDeductions: boolean
  needsLocalReturn: boolean
  /** How many of each. What they spend or earn is not known. */
  counts: Record<ItemKind, number>
}

/** The answers with what is known added. All others stay as they are. */
export function fillForm(form: EstimatorForm, known: KnownIncome | KnownReturn): EstimatorForm {
  const more = 'counts' in known ? known : null
  const next = answer(form, {
    returnType: form.returnType || suggestReturnType(known),
    w2Count: Math.min(LIMITS.w2Count.max, Math.max(form.w2Count, known.w2Count)),
    has1099: form.has1099 || known.has1099,
    hasInvestmentIncome: form.hasInvestmentIncome || known.hasInvestmentIncome,
    ...(more && {
      dependentCount: Math.min(
        LIMITS.dependentCount.max,
        Math.max(form.dependentCount, more.dependentCount),
      ),
      hasStudentLoan: form.hasStudentLoan || more.hasStudentLoan,
      hasItemizedDeductions: form.hasItemizedDeductions || more.hasItemizedDeductions,
      needsLocalReturn: form.needsLocalReturn || more.needsLocalReturn,
    }),
  })
  return ITEM_KINDS.reduce((one, kind) => addItems(one, kind, more?.counts[kind] ?? 0), next)
}

/** The first kind of items with a level still to choose, which is also the ID of its step. */
export function findOpenItems(form: EstimatorForm): ItemKind | undefined {
  return ITEM_KINDS.find((kind) => isLevelMissing(form, kind))
}

/** A new count resets the levels, so there are only ever more items. */
function addItems(form: EstimatorForm, kind: ItemKind, count: number): EstimatorForm {
  if (count === 0) return form
  const { levels } = readItems(form, kind)
  const most = Math.min(LIMITS.itemCount.max, Math.max(levels.length, count))
  return setItemCount(setHasItems(form, kind, true), kind, most)
}

/** As the cards of the first question describe them. */
function suggestReturnType(known: KnownIncome | KnownReturn): ScreenReturnType {
  const more = 'counts' in known ? known : null
  if (more && more.dependentCount > 0) return 'family'
  if (known.isSelfEmployed) return 'business'
  const hasItems = more !== null && ITEM_KINDS.some((kind) => more.counts[kind] > 0)
  return known.has1099 || known.hasInvestmentIncome || hasItems ? 'complex' : 'simple'
}
