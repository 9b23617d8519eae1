import { type EstimatorForm, ITEM_KINDS, type ItemKind, readItems } from './form.ts'
import { ITEM_TEXTS } from './item-texts.ts'
import {
  inStepOrder,
  type LedgerLine,
  ledgerLines,
  YES_NO_ANSWERS,
  type YesNoAnswer,
} from './ledger.ts'
import { type PricedReturn, YES_PRICES } from './pricing.ts'
import { DEPENDENT, ITEM_RATES, type Price } from '@/config/rates.ts'
import { type StepId, stepNumber } from './steps.ts'
import type { WizardAction } from './wizard-state.ts'

/** A charged line, with notes for answers that cost nothing on either side, and the steps that change them all. */
export type BillLine = LedgerLine & { notes: LedgerLine[]; steps: StepId[] }

/** A "no" answer, with what a "yes" would add to our price. */
export type AbsentLine = {
  id: string
  step: StepId
  label: string
  adds: string
  /** Changes it to "yes". An item or a dependent then needs one more answer. */
  action: WizardAction
  needsAnswer: boolean
}

/**
 * The estimate as one table: charged lines only, in the order of the steps. Answers that cost nothing on either side are
 * notes on the first line.
 */
export function makeBill(priced: PricedReturn): { lines: BillLine[]; absent: AbsentLine[] } {
  const answered = ledgerLines(priced)
  const free = answered.filter(isFreeOnBothSides)
  const [first, ...rest] = answered.filter((line) => !isFreeOnBothSides(line))
  const lines = first ? [withNotes(first, free), ...rest.map((line) => withNotes(line, []))] : []
  return { lines, absent: absentLines(priced.form) }
}

function withNotes(line: LedgerLine, notes: LedgerLine[]): BillLine {
  const steps = [line, ...notes].flatMap(({ step }) => step ?? [])
  const inOrder = [...new Set(steps)].sort((a, b) => stepNumber(a) - stepNumber(b))
  return { ...line, notes, steps: inOrder }
}

function isFreeOnBothSides({ kind, firm, competitor }: LedgerLine): boolean {
  return kind === 'charged' && firm === 0 && competitor === 0
}

function absentLines(form: EstimatorForm): AbsentLine[] {
  const dependents: AbsentLine = {
    id: 'dependents',
    step: 'family',
    label: 'Dependents',
    adds: `$${DEPENDENT.firm} each`,
    action: { type: 'answer', patch: { dependentCount: 1 } },
    needsAnswer: true,
  }
  return inStepOrder([
    ...(form.dependentCount === 0 ? [dependents] : []),
    ...YES_NO_ANSWERS.filter(({ field }) => !form[field]).map(absentAnswer),
    ...ITEM_KINDS.filter((kind) => isAbsent(form, kind)).map(absentItems),
  ])
}

function absentAnswer({ step, field, label }: YesNoAnswer): AbsentLine {
  const { firm, competitor } = YES_PRICES[field]
  const adds = firm > 0 ? `adds $${firm}` : competitor > 0 ? 'free' : 'included'
  const action: WizardAction = { type: 'answer', patch: { [field]: true } }
  return { id: field, step, label, adds, action, needsAnswer: false }
}

/** A business return asks for its business above the table. */
function isAbsent(form: EstimatorForm, kind: ItemKind): boolean {
  return !readItems(form, kind).has && kind !== form.returnType
}

/** Businesses, farms or rentals. Their price starts at that of one item at the lowest level. */
function absentItems(kind: ItemKind): AbsentLine {
  const prices = Object.values<Price>(ITEM_RATES[kind].first).map(({ firm }) => firm)
  return {
    id: kind,
    step: kind,
    label: ITEM_TEXTS[kind].name,
    adds: `from $${Math.min(...prices)}`,
    action: { type: 'setHasItems', kind, on: true },
    needsAnswer: true,
  }
}
