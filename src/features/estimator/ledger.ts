import { type Price, RATES } from '@/config/rates.ts'
import { facts } from '@/config/shown-facts.ts'
import { capitalize, lowerFirst } from '@/lib/wording.ts'
import { type EstimatorForm, readItems } from '@/shared/estimator/form.ts'
import {
  type Category,
  type CountId,
  type CountQuestion,
  ITEM_KINDS,
  type ItemKind,
  type ItemLevel,
  ITEMS,
  type Question,
  QUESTIONS,
  RETURN_TYPES,
  type ScreenReturnType,
  type StepId,
  STEPS,
} from '@/shared/estimator/questions.ts'
import { NOTHING, type PricedReturn } from './pricing.ts'

export const AND = new Intl.ListFormat('en-US')

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

/** Every answer on the return as a line, in the order of the steps. The lines add up to the totals (R131). */
export function ledgerLines(priced: PricedReturn): LedgerLine[] {
  return [
    ...QUESTIONS.flatMap((question) => linesOf(question, priced)),
    {
      id: 'protection-plus',
      step: null,
      label: 'Protection Plus',
      note: facts.protectionPlus.note,
      kind: 'charged',
      isFirmOnly: true,
      ...RATES.protectionPlus,
    },
  ]
}

/** The items without a level, such as "Farm" or "Rentals 1, 2, and 5". The results must name them (R153). */
export function unpricedItems(form: EstimatorForm): string[] {
  return ITEM_KINDS.flatMap((kind) => {
    const { has, levels } = readItems(form, kind)
    const numbers = levels.flatMap((level, index) => (level === '' ? [index + 1] : []))
    if (!has || numbers.length === 0) return []
    const { label, many } = ITEMS[kind]
    if (levels.length === 1) return label
    const name = numbers.length === 1 ? label : capitalize(many)
    return `${name} ${AND.format(numbers.map(String))}`
  })
}

/** The label of a return type, or '' if visitors cannot choose it (D12). */
export function labelOfType(type: EstimatorForm['returnType']): string {
  return type in RETURN_TYPES ? RETURN_TYPES[type as ScreenReturnType].label : ''
}

/** Whether it is a business return without a priced business, and so not a full estimate (D1). */
export function isMissingBasePrice({ form, estimate }: PricedReturn): boolean {
  return form.returnType === 'business' && estimate.breakdown.business === 0
}

/** "Family return, 2 dependents, 1099 income, 3 rentals, state and local": what has a price. */
export function summarizeReturn(priced: PricedReturn): string {
  const { form } = priced
  const linesIn = (category: Category) =>
    QUESTIONS.filter(({ step }) => STEPS[step].category === category).flatMap((question) =>
      linesOf(question, priced),
    )
  const charged = [...linesIn('credits'), ...linesIn('additionalForms')]
  const parts = [
    // The business already says that it is a business return.
    ...(form.returnType === 'business' && form.hasBusiness ? [] : linesIn('baseReturn')),
    ...charged.filter(({ firm, competitor }) => firm + competitor > 0),
  ].map(({ label }) => lowerFirst(label))
  const returns = linesIn('stateLocal').map(({ label }) => lowerFirst(label).replace(' return', ''))
  const items = ITEM_KINDS.map((kind) => summarizeItems(form, kind))
  return capitalize([...parts, ...items, returns.join(' and ')].filter(Boolean).join(', '))
}

/** One item with its level, or how many there are. */
function summarizeItems(form: EstimatorForm, kind: ItemKind): string {
  const { has, levels } = readItems(form, kind)
  const [level = ''] = levels
  const { label, many } = ITEMS[kind]
  if (!has) return ''
  if (levels.length > 1) return `${levels.length} ${many}`
  return lowerFirst(label) + (level === '' ? '' : ` with ${formatLevel(kind, level)}`)
}

function linesOf(question: Question, { form, prices }: PricedReturn): LedgerLine[] {
  const { id, step } = question
  if (question.kind === 'items') return itemLines(form, question.id, prices[question.id])
  const [price] = prices[id]
  if (!price || form[question.id] === 0) return []
  const isNothing = price.firm + price.competitor === 0
  const kind = price.firm === 0 && !isNothing ? 'free' : 'charged'
  const line = { id, step, kind, ...price } as const
  switch (question.kind) {
    case 'choice':
      return [{ ...line, label: `${labelOfType(form.returnType)} return` }]
    case 'count': {
      const count = form[question.id]
      const label = `${count} ${count === 1 ? question.one : question.many}`
      return [{ ...line, label, note: countNote(question, count) }]
    }
    // An answer that changes no price says so (D11).
    case 'yesNo':
      return [{ ...line, label: question.label, note: isNothing ? 'no extra charge' : undefined }]
  }
}

function countNote({ included, most }: CountQuestion<CountId>, count: number): string | undefined {
  if (included !== undefined && count <= included) return `included up to ${included}`
  return most !== undefined && count > most ? `${most} of ${count} charged` : undefined
}

function itemLines(form: EstimatorForm, kind: ItemKind, prices: readonly Price[]): LedgerLine[] {
  const { has, levels } = readItems(form, kind)
  // A business return says at once that its business is missing (D1).
  if (!has && kind === form.returnType) {
    return [{ id: kind, step: kind, label: 'Your business', kind: 'unpriced', ...NOTHING }]
  }
  return prices.map((price, index) => {
    const id = `${kind}-${index + 1}`
    const name = ITEMS[kind].label + (levels.length > 1 ? ` ${index + 1}` : '')
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
  const { levels, measure, levelNoun = measure } = ITEMS[kind]
  return `${lowerFirst(levels[level] ?? '')} in ${levelNoun}`
}
