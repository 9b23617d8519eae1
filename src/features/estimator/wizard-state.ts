import {
  answer,
  DEFAULT_FORM,
  type EstimatorForm,
  hasPickedLevels,
  isLevelMissing,
  setHasItems,
  setItemCount,
  setItemLevel,
} from '@/shared/estimator/form.ts'
import type { ItemKind, ItemLevel } from '@/shared/estimator/questions.ts'
import { STEP_IDS, stepAfter, stepBefore, type StepOrResults } from './steps.ts'

export type WizardState = {
  step: StepOrResults
  form: EstimatorForm
  /** Whether there is an estimate. Its price is calculated from the form where it is shown. */
  hasEstimate: boolean
  /** The last action's effect on other answers, as a sentence. */
  notice: string | null
}

/** What a step's fields change. */
export type AnswerAction =
  | { type: 'answer'; patch: Partial<EstimatorForm> }
  | { type: 'setHasItems'; kind: ItemKind; on: boolean }
  | { type: 'setItemCount'; kind: ItemKind; count: number }
  | { type: 'setItemLevel'; kind: ItemKind; index: number; level: ItemLevel }

export type WizardAction =
  | AnswerAction
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'calculate' }
  | { type: 'startOver' }
  | { type: 'backToForm' }
  /** The browser's Back or Forward. */
  | { type: 'visit'; step: StepOrResults }
  /** Answers from this tab's storage or from a shared link. */
  | { type: 'restore'; form: EstimatorForm; step: StepOrResults }

const [FIRST] = STEP_IDS

export const initialWizardState: WizardState = {
  step: FIRST,
  form: DEFAULT_FORM,
  hasEstimate: false,
  notice: null,
}

/** The wizard's rules (specification, section 4 "Estimator"; D5, D8, D48, D50). */
export function reduceWizard(state: WizardState, action: WizardAction): WizardState {
  const { step, form } = state
  const stay = () => moveTo(state, step)
  switch (action.type) {
    case 'answer':
      return withForm(state, answer(form, action.patch))
    case 'setHasItems':
      return withForm(state, setHasItems(form, action.kind, action.on))
    case 'setItemCount': {
      const next = setItemCount(form, action.kind, action.count)
      const isCleared = next !== form && hasPickedLevels(form, action.kind)
      return { ...withForm(state, next), notice: isCleared ? CLEARED_NOTICE : null }
    }
    case 'setItemLevel': {
      const next = withForm(state, setItemLevel(form, action.kind, action.index, action.level))
      // Shown until every level is chosen again.
      return isLevelMissing(next.form, action.kind) ? { ...next, notice: state.notice } : next
    }
    case 'continue': {
      const next = stepAfter(step)
      return form.returnType === '' || next === 'results' ? stay() : moveTo(state, next)
    }
    case 'back':
      return moveTo(state, stepBefore(step))
    case 'calculate':
      return form.returnType === '' || stepAfter(step) !== 'results' ? stay() : showResults(state)
    case 'startOver':
      return initialWizardState
    case 'backToForm':
      return { ...state, step: FIRST, hasEstimate: false, notice: null }
    case 'visit':
      return action.step === step ? state : visit(state, action.step)
    case 'restore': {
      const restored = { ...initialWizardState, form: action.form }
      return action.step === 'results' && action.form.returnType !== ''
        ? showResults(restored)
        : visit(restored, action.step)
    }
  }
}

const CLEARED_NOTICE = 'Choose each level again'

/** Editing a question clears the estimate. Editing in the results updates the price at once (D50). */
function withForm(state: WizardState, form: EstimatorForm): WizardState {
  if (form === state.form) return { ...state, notice: null }
  if (form.returnType === '') return { ...initialWizardState, form }
  return { ...state, form, hasEstimate: state.step === 'results', notice: null }
}

function moveTo(state: WizardState, step: StepOrResults): WizardState {
  const isUnchanged = step === state.step && state.notice === null
  return isUnchanged ? state : { ...state, step, notice: null }
}

function showResults(state: WizardState): WizardState {
  return { ...state, step: 'results', hasEstimate: true, notice: null }
}

/** Results need an estimate, and later steps a return type (R107). */
function visit(state: WizardState, step: StepOrResults): WizardState {
  if (state.form.returnType === '') return moveTo(state, FIRST)
  return moveTo(state, step === 'results' && !state.hasEstimate ? stepBefore(step) : step)
}
