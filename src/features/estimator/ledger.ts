import { capitalize, lowerFirst } from '@/lib/wording'
import {
  type EstimatorForm,
  type ItemKind,
  type ItemLevel,
  readItems,
  type TaxReturnType,
} from './form'
import { ITEM_TEXTS } from './item-texts'
import { type AnswerPrices, chargedDependents, type PricedReturn } from './pricing'
import { INCLUDED_W2S, type Price } from './rates'
import type { StepId } from './steps'

/** One answer with its price effect on both sides, in dollars. */
export type LedgerLine = Price & {
  id: string
  /** The step that changes it, or null if the line is not an answer. */
  step: StepId | null
  label: string
  note?: string
  /**
   * "free": free here, charged by the competitor. "none": a "no" answer. "unpriced": an item whose level was not
   * chosen (D7). Everything else is "charged", even $0 (D11).
   */
  kind: 'charged' | 'free' | 'none' | 'unpriced'
  /** Only part of the firm's price. */
  isFirmOnly?: boolean
}

/** Every answer as a line, in the order of the questions. The lines add up to the totals (R131). */
export function ledgerLines({ form, prices }: PricedReturn): LedgerLine[] {
  return [
    returnTypeLine(form, prices),
    w2Line(form, prices),
    form1099Line(form, prices),
    investmentLine(form, prices),
    dependentLine(form, prices),
    freeOfChargeLine('student-loan', form.hasStudentLoan, 'Student loan interest'),
    freeOfChargeLine('itemized', form.hasItemizedDeductions, 'Itemized deductions'),
    ...itemLines(form, prices, 'business'),
    ...itemLines(form, prices, 'farm'),
    ...itemLines(form, prices, 'rental'),
    yesNoLine('state', 'state-local', form.needsStateReturn, 'State return', prices.state),
    yesNoLine('local', 'state-local', form.needsLocalReturn, 'Local return', prices.local),
    {
      id: 'protection-plus',
      step: null,
      label: 'Protection Plus',
      note: 'help with tax letters',
      kind: 'charged',
      isFirmOnly: true,
      ...prices.protectionPlus,
    },
  ]
}

/** The items without a level, such as "Farm" or "Rental 1, 2, and 5". The results must name them (R153). */
export function unpricedItems(form: EstimatorForm): string[] {
  return KINDS.flatMap((kind) => {
    const { has, count, levels } = readItems(form, kind)
    const numbers = levels.flatMap((level, index) => (level === '' ? [index + 1] : []))
    if (!has || numbers.length === 0) return []
    const { name } = ITEM_TEXTS[kind]
    return count === 1
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
  const parts = [
    // The business already says that it is a business return.
    ...(form.returnType === 'business' && form.hasBusiness ? [] : [returnTypeLine(form, prices)]),
    dependentLine(form, prices),
    ...(form.w2Count > INCLUDED_W2S ? [w2Line(form, prices)] : []),
    form1099Line(form, prices),
    investmentLine(form, prices),
  ]
    .filter(({ kind }) => kind !== 'none')
    .map(({ label }) => lowerFirst(label))
  const items = KINDS.map((kind) => summarizeItems(form, kind))
  const returns = [form.needsStateReturn && 'state', form.needsLocalReturn && 'local']
  const summary = [...parts, ...items, returns.filter(Boolean).join(' and ')]
    .filter(Boolean)
    .join(', ')
  return capitalize(summary)
}

const NOTHING: Price = { firm: 0, competitor: 0 }

const KINDS: ItemKind[] = ['business', 'farm', 'rental']

/** One item by its level, several as a count. */
function summarizeItems(form: EstimatorForm, kind: ItemKind): string {
  const { has, count, levels } = readItems(form, kind)
  if (!has) return ''
  if (count > 1) return `${count} ${ITEM_TEXTS[kind].plural}`
  const level = levels[0] ?? ''
  const name = ITEM_TEXTS[kind].name.toLowerCase()
  return level === '' ? name : `${name} with ${levelInWords(kind, level)}`
}

const RETURN_LABELS: Record<TaxReturnType, string> = {
  simple: 'Simple return',
  complex: 'Complex return',
  family: 'Family return',
  business: 'Business return',
  student: 'Student return',
  itemizer: 'Itemized return',
}

function returnTypeLine(form: EstimatorForm, prices: AnswerPrices): LedgerLine {
  const { returnType } = form
  return {
    id: 'return-type',
    step: 'return-type',
    label: returnType === '' ? 'No return type chosen' : RETURN_LABELS[returnType],
    kind: returnType === '' ? 'none' : 'charged',
    ...prices.returnType,
  }
}

function w2Line(form: EstimatorForm, prices: AnswerPrices): LedgerLine {
  const { w2Count } = form
  return {
    id: 'w2',
    step: 'income',
    label: w2Count === 1 ? '1 W-2' : `${w2Count} W-2s`,
    note: w2Count > INCLUDED_W2S ? undefined : `no charge up to ${INCLUDED_W2S}`,
    kind: 'charged',
    ...prices.w2,
  }
}

function form1099Line(form: EstimatorForm, prices: AnswerPrices): LedgerLine {
  return yesNoLine('1099', 'income', form.has1099, '1099 income', prices.form1099)
}

function investmentLine(form: EstimatorForm, prices: AnswerPrices): LedgerLine {
  const { investment } = prices
  return yesNoLine(
    'investment',
    'income',
    form.hasInvestmentIncome,
    'Investment income',
    investment,
  )
}

function dependentLine(form: EstimatorForm, prices: AnswerPrices): LedgerLine {
  const { dependentCount } = form
  const charged = chargedDependents(form)
  const label = dependentCount === 1 ? '1 dependent' : `${dependentCount} dependents`
  return {
    id: 'dependents',
    step: 'family',
    label: dependentCount === 0 ? 'No dependents' : label,
    note: charged < dependentCount ? `${charged} of ${dependentCount} charged` : undefined,
    kind: dependentCount === 0 ? 'none' : 'charged',
    ...prices.dependents,
  }
}

function yesNoLine(
  id: string,
  step: StepId,
  isYes: boolean,
  label: string,
  price: Price,
): LedgerLine {
  if (!isYes) return { id, step, label: `No ${lowerFirst(label)}`, kind: 'none', ...price }
  return { id, step, label, kind: price.firm === 0 ? 'free' : 'charged', ...price }
}

/** Student loan interest and itemized deductions don't change the price, and the line says so (D11). */
function freeOfChargeLine(id: string, isYes: boolean, label: string): LedgerLine {
  if (!isYes) return yesNoLine(id, 'family', false, label, NOTHING)
  return { id, step: 'family', label, note: 'no extra charge', kind: 'charged', ...NOTHING }
}

function itemLines(form: EstimatorForm, prices: AnswerPrices, kind: ItemKind): LedgerLine[] {
  const { has, count, levels } = readItems(form, kind)
  if (!has) return [yesNoLine(kind, kind, false, ITEM_TEXTS[kind].name, NOTHING)]
  return prices[kind].map((price, index) => {
    const id = `${kind}-${index + 1}`
    const name = itemName(kind, index, count)
    const level = levels[index] ?? ''
    if (level === '') {
      const label = `${name}, level not chosen`
      return { id, step: kind, label, note: 'not included', kind: 'unpriced', ...price }
    }
    return {
      id,
      step: kind,
      label: `${name}, ${levelInWords(kind, level)}`,
      kind: 'charged',
      ...price,
    }
  })
}

/** "Rental", or "Rental 2" if there are several. */
function itemName(kind: ItemKind, index: number, count: number): string {
  const { name } = ITEM_TEXTS[kind]
  return count === 1 ? name : `${name} ${index + 1}`
}

/** "over $5,000 in expenses" */
function levelInWords(kind: ItemKind, level: ItemLevel): string {
  const { levels, levelNoun } = ITEM_TEXTS[kind]
  return `${lowerFirst(levels[level] ?? '')} in ${levelNoun}`
}
