import { capitalize, lowerFirst } from '@/lib/wording.ts'
import { type EstimatorForm, ITEM_KINDS, type ItemKind, type ItemLevel, readItems } from './form.ts'
import { ITEM_TEXTS } from './item-texts.ts'
import { LEVEL_TEXTS } from './level-texts.ts'
import {
  type AnswerPrices,
  chargedDependents,
  type PricedReturn,
  type YesNoField,
} from './pricing.ts'
import { INCLUDED_W2S, type Price } from '@/config/rates.ts'
import { facts } from '@/config/shown-facts.ts'
import { labelOfType } from './return-cards.ts'
import { type StepId, stepNumber } from './steps.ts'

/** One answer and what it adds to both prices, in dollars. */
export type LedgerLine = Price & {
  id: string
  /** The step that changes it, or null if the line is not an answer. */
  step: StepId | null
  label: string
  note?: string
  /**
   * "free": free here, charged by the competitor. "unpriced": an item whose level was not chosen (D7). Everything else
   * is "charged", even $0 (D11).
   */
  kind: 'charged' | 'free' | 'unpriced'
  /** In the firm's price only. */
  isFirmOnly?: boolean
}

/** A line that a step can change. */
type AnswerLine = LedgerLine & { step: StepId }

export type YesNoAnswer = { step: StepId; field: YesNoField; label: string }

const YES_NO: Record<YesNoField, Omit<YesNoAnswer, 'field'>> = {
  has1099: { step: 'income', label: '1099 income' },
  hasInvestmentIncome: { step: 'income', label: 'Investment income' },
  hasStudentLoan: { step: 'family', label: 'Student loan interest' },
  hasItemizedDeductions: { step: 'family', label: 'Itemized deductions' },
  needsStateReturn: { step: 'state-local', label: 'State return' },
  needsLocalReturn: { step: 'state-local', label: 'Local return' },
}

/** The yes-or-no questions that no other answer depends on. */
export const YES_NO_ANSWERS: readonly YesNoAnswer[] = (Object.keys(YES_NO) as YesNoField[]).map(
  (field) => ({ field, ...YES_NO[field] }),
)

/** Every answer on the return as a line, in the order of the steps. The lines add up to the totals (R131). */
export function ledgerLines({ form, prices }: PricedReturn): LedgerLine[] {
  const answers = [
    ...returnTypeLines(form, prices),
    w2Line(form, prices),
    ...dependentLines(form, prices),
    ...yesLines(form, prices),
    ...ITEM_KINDS.flatMap((kind) => itemLines(form, prices, kind)),
  ]
  return [
    ...inStepOrder(answers),
    {
      id: 'protection-plus',
      step: null,
      label: 'Protection Plus',
      note: facts.protectionPlus.note,
      kind: 'charged',
      isFirmOnly: true,
      ...prices.protectionPlus,
    },
  ]
}

/** Lines in the order of their steps. */
export function inStepOrder<Line extends { step: StepId }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => stepNumber(a.step) - stepNumber(b.step))
}

/** The items without a level, such as "Farm" or "Rental 1, 2, and 5". The results must name them (R153). */
export function unpricedItems(form: EstimatorForm): string[] {
  return ITEM_KINDS.flatMap((kind) => {
    const { has, levels } = readItems(form, kind)
    const numbers = levels.flatMap((level, index) => (level === '' ? [index + 1] : []))
    if (!has || numbers.length === 0) return []
    const { name } = ITEM_TEXTS[kind]
    return levels.length === 1
      ? name
      : `${name} ${new Intl.ListFormat('en-US').format(numbers.map(String))}`
  })
}

/** Whether it is a business return without a priced business, and so not a full estimate (D1). */
export function isMissingBasePrice({ form, estimate }: PricedReturn): boolean {
  return form.returnType === 'business' && estimate.breakdown.business === 0
}

/** "Family return, 2 dependents, 1099 income, 3 rentals, state and local". */
export function summarizeReturn({ form, prices }: PricedReturn): string {
  const lines = [
    // The business already says that it is a business return.
    ...(form.returnType === 'business' && form.hasBusiness ? [] : returnTypeLines(form, prices)),
    ...dependentLines(form, prices),
    ...(form.w2Count > INCLUDED_W2S ? [w2Line(form, prices)] : []),
    ...yesLines(form, prices).filter(({ step }) => step === 'income'),
  ]
  const returns = [form.needsStateReturn && 'state', form.needsLocalReturn && 'local']
  const parts = [
    ...lines.map(({ label }) => lowerFirst(label)),
    ...ITEM_KINDS.map((kind) => summarizeItems(form, kind)),
    returns.filter(Boolean).join(' and '),
  ]
  return capitalize(parts.filter(Boolean).join(', '))
}

const NOTHING: Price = { firm: 0, competitor: 0 }

/** One item with its level, or how many there are. */
function summarizeItems(form: EstimatorForm, kind: ItemKind): string {
  const { has, levels } = readItems(form, kind)
  if (!has) return ''
  if (levels.length > 1) return `${levels.length} ${ITEM_TEXTS[kind].plural}`
  const level = levels[0] ?? ''
  const name = ITEM_TEXTS[kind].name.toLowerCase()
  return level === '' ? name : `${name} with ${formatLevel(kind, level)}`
}

function returnTypeLines(form: EstimatorForm, prices: AnswerPrices): AnswerLine[] {
  const { returnType } = form
  if (returnType === '') return []
  const label = `${labelOfType(returnType)} return`
  return [{ id: 'return-type', step: 'return-type', label, kind: 'charged', ...prices.returnType }]
}

function w2Line({ w2Count }: EstimatorForm, prices: AnswerPrices): AnswerLine {
  return {
    id: 'w2',
    step: 'income',
    label: w2Count === 1 ? '1 W-2' : `${w2Count} W-2s`,
    note: w2Count > INCLUDED_W2S ? undefined : `included up to ${INCLUDED_W2S}`,
    kind: 'charged',
    ...prices.w2,
  }
}

function dependentLines(form: EstimatorForm, prices: AnswerPrices): AnswerLine[] {
  const { dependentCount } = form
  if (dependentCount === 0) return []
  const charged = chargedDependents(form)
  return [
    {
      id: 'dependents',
      step: 'family',
      label: dependentCount === 1 ? '1 dependent' : `${dependentCount} dependents`,
      note: charged < dependentCount ? `${charged} of ${dependentCount} charged` : undefined,
      kind: 'charged',
      ...prices.dependents,
    },
  ]
}

function yesLines(form: EstimatorForm, prices: AnswerPrices): AnswerLine[] {
  return YES_NO_ANSWERS.filter(({ field }) => form[field]).map(({ step, field, label }) => {
    const price = prices[field]
    const isFree = price.firm === 0 && price.competitor > 0
    return {
      id: field,
      step,
      label,
      // An answer that changes no price says so (D11).
      note: price.firm === 0 && price.competitor === 0 ? 'no extra charge' : undefined,
      kind: isFree ? 'free' : 'charged',
      ...price,
    }
  })
}

function itemLines(form: EstimatorForm, prices: AnswerPrices, kind: ItemKind): AnswerLine[] {
  const { has, levels } = readItems(form, kind)
  // A business return says at once that its business is missing (D1).
  if (!has && kind === 'business' && form.returnType === 'business') {
    return [{ id: kind, step: kind, label: 'Your business', kind: 'unpriced', ...NOTHING }]
  }
  return prices[kind].map((price, index) => {
    const id = `${kind}-${index + 1}`
    const name = ITEM_TEXTS[kind].name + (levels.length > 1 ? ` ${index + 1}` : '')
    const level = levels[index] ?? ''
    if (level === '') {
      const label = `${name}, level not chosen`
      return { id, step: kind, label, note: 'not included', kind: 'unpriced', ...price }
    }
    const label = `${name}, ${formatLevel(kind, level)}`
    return { id, step: kind, label, kind: 'charged', ...price }
  })
}

/** "over $5,000 in expenses" */
function formatLevel(kind: ItemKind, level: ItemLevel): string {
  return `${lowerFirst(LEVEL_TEXTS[level])} in ${ITEM_TEXTS[kind].levelNoun}`
}
