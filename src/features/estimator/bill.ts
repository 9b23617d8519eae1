import type { EstimatorForm } from './form'
import { type LedgerLine, ledgerLines } from './ledger'
import { FORM_1099, INVESTMENT_INCOME, DEPENDENT, ITEM_RATES, type Price } from './rates'
import type { QuestionStep, WizardAction } from './wizard-state'

/** A charged line, with notes for answers that cost nothing on either side. */
export type BillLine = LedgerLine & { notes: LedgerLine[] }

/** A "no" answer, with what a "yes" would add to our price. */
export type AbsentLine = {
  id: string
  step: QuestionStep
  label: string
  adds: string
  /** Changes it to "yes". An item or a dependent then needs one more answer. */
  actions: WizardAction[]
  needsAnswer: boolean
}

export type Bill = { lines: BillLine[]; absent: AbsentLine[] }

/**
 * The estimate as one table: charged lines only, in the order of the questions. Answers that cost nothing on either
 * side are notes on the first line. "No" answers are left out.
 */
export function makeBill(form: EstimatorForm): Bill {
  const answered = ledgerLines(form)
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

const answer = (patch: Partial<EstimatorForm>): WizardAction[] => [{ type: 'answer', patch }]
const switchOn = (kind: keyof typeof ITEM_RATES): WizardAction[] => [
  { type: 'setHasItems', kind, on: true },
]
const adds = ({ firm }: Price) => `adds $${firm}`
/** The price of one item at its cheapest level. */
const from = (kind: keyof typeof ITEM_RATES) =>
  `from $${Math.min(...Object.values(ITEM_RATES[kind].single).map(({ firm }) => firm))}`

const ABSENT: AbsentRule[] = [
  {
    id: '1099',
    step: 1,
    label: '1099 income',
    adds: adds(FORM_1099),
    actions: answer({ has1099: true }),
    needsAnswer: false,
    isAbsent: ({ has1099 }) => !has1099,
  },
  {
    id: 'investment',
    step: 1,
    label: 'Investment income',
    adds: adds(INVESTMENT_INCOME),
    actions: answer({ hasInvestmentIncome: true }),
    needsAnswer: false,
    isAbsent: ({ hasInvestmentIncome }) => !hasInvestmentIncome,
  },
  {
    id: 'dependents',
    step: 2,
    label: 'Dependents',
    adds: `$${DEPENDENT.firm} each`,
    actions: answer({ dependentCount: 1 }),
    needsAnswer: true,
    isAbsent: ({ dependentCount }) => dependentCount === 0,
  },
  {
    id: 'student-loan',
    step: 2,
    label: 'Student loan interest',
    adds: 'no charge',
    actions: answer({ hasStudentLoan: true }),
    needsAnswer: false,
    isAbsent: ({ hasStudentLoan }) => !hasStudentLoan,
  },
  {
    id: 'itemized',
    step: 2,
    label: 'Itemized deductions',
    adds: 'no charge',
    actions: answer({ hasItemizedDeductions: true }),
    needsAnswer: false,
    isAbsent: ({ hasItemizedDeductions }) => !hasItemizedDeductions,
  },
  {
    id: 'business',
    step: 3,
    label: 'Business',
    adds: from('business'),
    actions: switchOn('business'),
    needsAnswer: true,
    // A business return asks for its business above the table.
    isAbsent: ({ hasBusiness, returnType }) => !hasBusiness && returnType !== 'business',
  },
  {
    id: 'farm',
    step: 4,
    label: 'Farm',
    adds: from('farm'),
    actions: switchOn('farm'),
    needsAnswer: true,
    isAbsent: ({ hasFarm }) => !hasFarm,
  },
  {
    id: 'rental',
    step: 5,
    label: 'Rental',
    adds: from('rental'),
    actions: switchOn('rental'),
    needsAnswer: true,
    isAbsent: ({ hasRental }) => !hasRental,
  },
  {
    id: 'state',
    step: 6,
    label: 'State return',
    adds: 'free',
    actions: answer({ needsStateReturn: true }),
    needsAnswer: false,
    isAbsent: ({ needsStateReturn }) => !needsStateReturn,
  },
  {
    id: 'local',
    step: 6,
    label: 'Local return',
    adds: 'free',
    actions: answer({ needsLocalReturn: true }),
    needsAnswer: false,
    isAbsent: ({ needsLocalReturn }) => !needsLocalReturn,
  },
]
