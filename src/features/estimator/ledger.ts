import { type EstimatorForm, type ItemKind, readItems, type TaxReturnType } from './form'
import { ITEM_TEXTS } from './item-texts'
import {
  chargedDependents,
  type EstimateResult,
  price1099,
  priceBaseReturn,
  priceBusinesses,
  priceDependents,
  priceFarms,
  priceInvestments,
  priceLocalReturn,
  priceRentals,
  priceStateReturn,
  priceW2s,
} from './pricing'
import { INCLUDED_W2S, type Price, PROTECTION_PLUS } from './rates'
import type { QuestionStep } from './wizard-state'

/** One answer with its price effect on both sides, in dollars. */
export type LedgerLine = Price & {
  id: string
  /** The question that changes it; null for a line that is no answer. */
  step: QuestionStep | null
  label: string
  note?: string
  /** "none" is an answer of "no"; "unpriced" is an item whose level was not chosen (D7). */
  kind: 'charged' | 'free' | 'none' | 'unpriced'
  /** In the firm's price only. */
  isFirmOnly?: boolean
}

/** Every answer as a line, in the order of the questions; the lines add up to the totals (R131). */
export function ledgerLines(form: EstimatorForm): LedgerLine[] {
  return [
    returnTypeLine(form),
    w2Line(form),
    yesNoLine('1099', 1, form.has1099, '1099 income', price1099(form)),
    yesNoLine(
      'investment',
      1,
      form.hasInvestmentIncome,
      'Investment income',
      priceInvestments(form),
    ),
    dependentLine(form),
    freeOfChargeLine('student-loan', form.hasStudentLoan, 'Student loan interest'),
    freeOfChargeLine('itemized', form.hasItemizedDeductions, 'Itemized deductions'),
    ...itemLines(form, 'business', 3, priceBusinesses(form)),
    ...itemLines(form, 'farm', 4, priceFarms(form)),
    ...itemLines(form, 'rental', 5, priceRentals(form)),
    yesNoLine('state', 6, form.needsStateReturn, 'State return', priceStateReturn(form)),
    yesNoLine('local', 6, form.needsLocalReturn, 'Local return', priceLocalReturn(form)),
    {
      id: 'protection-plus',
      step: null,
      label: 'Protection Plus',
      kind: 'charged',
      isFirmOnly: true,
      ...PROTECTION_PLUS,
    },
  ]
}

/** The items without a level, by name, which the results must mention (R153). */
export function unpricedItems(form: EstimatorForm): string[] {
  return ledgerLines(form)
    .filter((line) => line.kind === 'unpriced')
    .map((line) => line.label.replace(/, level not chosen$/, ''))
}

/** A self-employed return whose business was not priced is no full estimate (D1). */
export function isMissingBasePrice(form: EstimatorForm, { breakdown }: EstimateResult): boolean {
  return form.returnType === 'business' && breakdown.business === 0
}

/** "Family return, 1099 income, 2 dependents, 3 rentals, state and local". */
export function summarizeReturn(form: EstimatorForm): string {
  const parts = ledgerLines(form)
    .filter(({ kind, step }) => kind !== 'none' && step !== null && step <= 2)
    .filter(({ id, firm }) => firm > 0 || id === 'return-type')
    .map(({ label }) => lowerFirst(label))
  const items = SUMMARY_KINDS.map((kind) => summarizeItems(form, kind))
  const returns = [form.needsStateReturn && 'state', form.needsLocalReturn && 'local']
  const summary = [...parts, ...items, returns.filter(Boolean).join(' and ')]
    .filter(Boolean)
    .join(', ')
  return summary.charAt(0).toUpperCase() + summary.slice(1)
}

const SUMMARY_KINDS: ItemKind[] = ['business', 'farm', 'rental']

/** One item with its level, several as a count. */
function summarizeItems(form: EstimatorForm, kind: ItemKind): string {
  const { has, count, levels } = readItems(form, kind)
  const texts = ITEM_TEXTS[kind]
  if (!has) return ''
  if (count > 1) return `${count} ${texts.plural}`
  const level = texts.levels[levels[0] ?? '']
  const name = texts.name.toLowerCase()
  return level ? `${name} with ${lowerFirst(level)} in ${texts.levelNoun}` : name
}

const RETURN_LABELS: Record<TaxReturnType, string> = {
  simple: 'Simple return',
  complex: 'Complex return',
  family: 'Family return',
  business: 'Self-employed return',
  student: 'Student return',
  itemizer: 'Itemized return',
}

function returnTypeLine(form: EstimatorForm): LedgerLine {
  const { returnType } = form
  return {
    id: 'return-type',
    step: 0,
    label: returnType === '' ? 'No return type chosen' : RETURN_LABELS[returnType],
    note: returnType === 'business' ? 'priced by the business below' : undefined,
    kind: returnType === '' ? 'none' : 'charged',
    ...priceBaseReturn(form),
  }
}

function w2Line(form: EstimatorForm): LedgerLine {
  const { w2Count } = form
  return {
    id: 'w2',
    step: 1,
    label: w2Count === 1 ? '1 W-2' : `${w2Count} W-2s`,
    note: w2Count > INCLUDED_W2S ? undefined : `up to ${INCLUDED_W2S} are in the base price`,
    kind: 'charged',
    ...priceW2s(form),
  }
}

function dependentLine(form: EstimatorForm): LedgerLine {
  const { dependentCount } = form
  const charged = chargedDependents(form)
  const label = dependentCount === 1 ? '1 dependent' : `${dependentCount} dependents`
  return {
    id: 'dependents',
    step: 2,
    label: dependentCount === 0 ? 'No dependents' : label,
    note: charged < dependentCount ? `${charged} of ${dependentCount} charged` : undefined,
    kind: dependentCount === 0 ? 'none' : 'charged',
    ...priceDependents(form),
  }
}

function yesNoLine(
  id: string,
  step: QuestionStep,
  isYes: boolean,
  label: string,
  price: Price,
): LedgerLine {
  if (!isYes) return { id, step, label: `No ${lowerFirst(label)}`, kind: 'none', ...price }
  return { id, step, label, kind: price.firm === 0 ? 'free' : 'charged', ...price }
}

/** Student loan interest and itemized deductions change no price, and say so (D11). */
function freeOfChargeLine(id: string, isYes: boolean, label: string): LedgerLine {
  const note = isYes ? 'no extra charge' : undefined
  const price = { firm: 0, competitor: 0 }
  return isYes
    ? { id, step: 2, label, note, kind: 'charged', ...price }
    : { id, step: 2, label: `No ${lowerFirst(label)}`, kind: 'none', ...price }
}

function itemLines(
  form: EstimatorForm,
  kind: ItemKind,
  step: QuestionStep,
  prices: Price[],
): LedgerLine[] {
  const { has, count, levels } = readItems(form, kind)
  const texts = ITEM_TEXTS[kind]
  if (!has) {
    return [
      {
        id: kind,
        step,
        label: `No ${texts.name.toLowerCase()}`,
        kind: 'none',
        firm: 0,
        competitor: 0,
      },
    ]
  }
  return prices.map((price, index) => {
    const name = count === 1 ? texts.name : `${texts.name} ${index + 1}`
    const level = levels[index] ?? ''
    const amount = lowerFirst(texts.levels[level] ?? '')
    return {
      id: `${kind}-${index + 1}`,
      step,
      label:
        level === '' ? `${name}, level not chosen` : `${name}, ${amount} in ${texts.levelNoun}`,
      note: level === '' ? 'not included' : undefined,
      kind: level === '' ? 'unpriced' : 'charged',
      ...price,
    }
  })
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
