import { type EstimatorForm, type ItemKind, readItems } from './form'
import { ITEM_TEXTS } from './item-texts'
import { type LedgerLine, ledgerLines } from './ledger'
import type { PricedReturn } from './pricing'
import { FORM_1099, INVESTMENT_INCOME, DEPENDENT, ITEM_RATES, type Price } from './rates'
import type { StepId } from './steps'
import type { WizardAction } from './wizard-state'

/** A charged line, with notes for answers that cost nothing on either side. */
export type BillLine = LedgerLine & { notes: LedgerLine[] }

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
 * The estimate as one table: charged lines only, in the order of the questions. Answers that cost nothing on either
 * side are notes on the first line. "No" answers are left out.
 */
export function makeBill(priced: PricedReturn): { lines: BillLine[]; absent: AbsentLine[] } {
  const { form } = priced
  const answered = ledgerLines(priced)
    .map((line) => (isMissingBusiness(form, line) ? { ...line, ...MISSING_BUSINESS } : line))
    .filter(({ kind }) => kind !== 'none')
  const free = answered.filter(isFreeOnBothSides)
  const [first, ...rest] = answered.filter((line) => !isFreeOnBothSides(line))
  const lines = first
    ? [{ ...first, notes: free }, ...rest.map((line) => ({ ...line, notes: [] }))]
    : []
  return { lines, absent: ABSENT.filter(({ isAbsent }) => isAbsent(form)) }
}

/** A business return says at once that its business is missing (D1). */
const MISSING_BUSINESS = { label: 'Your business', kind: 'unpriced' } as const

function isMissingBusiness({ returnType, hasBusiness }: EstimatorForm, { id }: LedgerLine) {
  return id === 'business' && returnType === 'business' && !hasBusiness
}

function isFreeOnBothSides({ kind, firm, competitor }: LedgerLine): boolean {
  return kind === 'charged' && firm === 0 && competitor === 0
}

type AbsentRule = AbsentLine & { isAbsent: (form: EstimatorForm) => boolean }

type YesNoField = {
  [Field in keyof EstimatorForm]: EstimatorForm[Field] extends boolean ? Field : never
}[keyof EstimatorForm]

/** An answer of yes or no, on which nothing else depends. */
const yesNo = (
  id: string,
  step: StepId,
  label: string,
  adds: string,
  field: YesNoField,
): AbsentRule => ({
  id,
  step,
  label,
  adds,
  action: { type: 'answer', patch: { [field]: true } },
  needsAnswer: false,
  isAbsent: (form) => !form[field],
})

/** Businesses, farms or rentals. Their price begins at that of one item at its cheapest level. */
const items = (kind: ItemKind): AbsentRule => ({
  id: kind,
  step: kind,
  label: ITEM_TEXTS[kind].name,
  adds: `from $${Math.min(...Object.values<Price>(ITEM_RATES[kind].single).map(({ firm }) => firm))}`,
  action: { type: 'setHasItems', kind, on: true },
  needsAnswer: true,
  isAbsent: (form) => !readItems(form, kind).has,
})

const business = items('business')

const ABSENT: AbsentRule[] = [
  yesNo('1099', 'income', '1099 income', `adds $${FORM_1099.firm}`, 'has1099'),
  yesNo(
    'investment',
    'income',
    'Investment income',
    `adds $${INVESTMENT_INCOME.firm}`,
    'hasInvestmentIncome',
  ),
  {
    id: 'dependents',
    step: 'family',
    label: 'Dependents',
    adds: `$${DEPENDENT.firm} each`,
    action: { type: 'answer', patch: { dependentCount: 1 } },
    needsAnswer: true,
    isAbsent: ({ dependentCount }) => dependentCount === 0,
  },
  yesNo('student-loan', 'family', 'Student loan interest', 'no charge', 'hasStudentLoan'),
  yesNo('itemized', 'family', 'Itemized deductions', 'no charge', 'hasItemizedDeductions'),
  {
    ...business,
    // A business return asks for its business above the table.
    isAbsent: (form) => business.isAbsent(form) && form.returnType !== 'business',
  },
  items('farm'),
  items('rental'),
  yesNo('state', 'state-local', 'State return', 'free', 'needsStateReturn'),
  yesNo('local', 'state-local', 'Local return', 'free', 'needsLocalReturn'),
]
