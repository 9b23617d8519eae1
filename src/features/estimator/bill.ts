import { capitalize } from '@/lib/wording.ts'
import { type EstimatorForm, readItems } from '@/shared/estimator/form.ts'
import { type Question, QUESTIONS, type StepId } from '@/shared/estimator/questions.ts'
import { type LedgerLine, ledgerLines } from './ledger.ts'
import { NOTHING, type PricedReturn } from './pricing.ts'
import type { ResultText } from './result-text.ts'
import { stepNumber } from './steps.ts'
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
  return { lines, absent: QUESTIONS.flatMap((question) => absentLine(priced.form, question) ?? []) }
}

function withNotes(line: LedgerLine, notes: LedgerLine[]): BillLine {
  const steps = [line, ...notes].flatMap(({ step }) => step ?? [])
  const inOrder = [...new Set(steps)].sort((a, b) => stepNumber(a) - stepNumber(b))
  return { ...line, notes, steps: inOrder }
}

function isFreeOnBothSides({ kind, firm, competitor }: LedgerLine): boolean {
  return kind === 'charged' && firm === 0 && competitor === 0
}

function absentLine(form: EstimatorForm, question: Question): AbsentLine | null {
  const { id, step } = question
  switch (question.kind) {
    case 'choice':
      return null
    case 'count': {
      if (form[question.id] > 0) return null
      const label = capitalize(question.many)
      const action: WizardAction = { type: 'answer', patch: { [id]: 1 } }
      return { id, step, label, adds: `$${question.price.firm} each`, action, needsAnswer: true }
    }
    case 'yesNo': {
      if (form[question.id]) return null
      const { label, price: { firm, competitor } = NOTHING } = question
      const adds = firm > 0 ? `adds $${firm}` : competitor > 0 ? 'free' : 'included'
      const action: WizardAction = { type: 'answer', patch: { [id]: true } }
      return { id, step, label, adds, action, needsAnswer: false }
    }
    case 'items': {
      // A business return asks for its business above the table.
      if (readItems(form, question.id).has || id === form.returnType) return null
      // The price of one item at the lowest level.
      const least = Math.min(...Object.values(question.rates.first).map(({ firm }) => firm))
      const action: WizardAction = { type: 'setHasItems', kind: question.id, on: true }
      return { id, step, label: question.label, adds: `from $${least}`, action, needsAnswer: true }
    }
  }
}

/** How many lines of the bill fit in a phone's results, which are at most 1,500 px high. */
const ROOM = 4

/**
 * How many lines of the bill a phone shows before it folds the others. Everything else that the results must say takes
 * up a line, and so does the button that unfolds them.
 */
export function linesBeforeFold(lineCount: number, text: ResultText, isOffered: boolean): number {
  const extras = text.kind === 'incomplete' ? 1 : text.kind === 'partial' || text.reason ? 2 : 0
  const room = ROOM - extras - (isOffered ? 1 : 0)
  return lineCount <= room ? lineCount : room - 1
}
