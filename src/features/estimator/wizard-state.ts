import {
  DEFAULT_FORM,
  type EstimatorForm,
  hasPickedLevels,
  type ItemKind,
  type ItemLevel,
  readItems,
  setHasItems,
  setItemCount,
  setItemLevel,
} from './form'

export type QuestionStep = 0 | 1 | 2 | 3 | 4 | 5 | 6
/** The step after the seven questions. */
export type StepNumber = QuestionStep | 7

export const LAST_QUESTION = 6
export const RESULTS_STEP = 7

export type WizardState = {
  step: StepNumber
  form: EstimatorForm
  /** Whether there is an estimate. Its price is calculated from the form where it is shown. */
  hasEstimate: boolean
  /** What the last action did to other answers, as a sentence. */
  notice: string | null
}

export type WizardAction =
  | { type: 'answer'; patch: Partial<EstimatorForm> }
  | { type: 'setHasItems'; kind: ItemKind; on: boolean }
  | { type: 'setItemCount'; kind: ItemKind; count: number }
  | { type: 'setItemLevel'; kind: ItemKind; index: number; level: ItemLevel }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'calculate' }
  | { type: 'startOver' }
  | { type: 'backToForm' }
  /** The browser's Back or Forward. */
  | { type: 'visit'; step: StepNumber }
  /** Answers from this tab's storage or from a shared link. */
  | { type: 'restore'; form: EstimatorForm; step: StepNumber }

export const initialWizardState: WizardState = {
  step: 0,
  form: DEFAULT_FORM,
  hasEstimate: false,
  notice: null,
}

/** The wizard's rules (specification, section 4 "Estimator"; D5, D8, D48, D50). */
export function reduceWizard(state: WizardState, action: WizardAction): WizardState {
  const { step, form } = state
  const unmoved = state.notice === null ? state : { ...state, notice: null }
  switch (action.type) {
    case 'answer':
      return withForm(state, { ...form, ...action.patch })
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
      const isMissing = readItems(next.form, action.kind).levels.includes('')
      return isMissing ? { ...next, notice: state.notice } : next
    }
    case 'continue':
      return step < LAST_QUESTION && form.returnType !== '' ? moveTo(state, step + 1) : unmoved
    case 'back':
      return step > 0 ? moveTo(state, step - 1) : unmoved
    case 'calculate':
      return step === LAST_QUESTION && form.returnType !== '' ? showResults(state) : unmoved
    case 'startOver':
      return initialWizardState
    case 'backToForm':
      return { ...state, step: 0, hasEstimate: false, notice: null }
    case 'visit':
      return action.step === step ? state : visit(state, action.step)
    case 'restore': {
      const restored = { ...initialWizardState, form: action.form }
      return action.step === RESULTS_STEP && action.form.returnType !== ''
        ? showResults(restored)
        : visit(restored, action.step)
    }
  }
}

/** n of 7 as a rounded percentage: 14 to 100 (D4). */
export function stepPercent(step: QuestionStep): number {
  return Math.round(((step + 1) / (LAST_QUESTION + 1)) * 100)
}

/** True for the seven questions, false for the results. */
export function isQuestionStep(step: StepNumber): step is QuestionStep {
  return step <= LAST_QUESTION
}

/** The step with that number, or the first question if there is none. */
export function toStep(value: number): StepNumber {
  const steps: StepNumber[] = [0, 1, 2, 3, 4, 5, 6, 7]
  return steps.find((step) => step === value) ?? 0
}

const CLEARED_NOTICE = 'Choose each level again'

/** Editing a question clears the estimate. Editing in the results updates the price at once (D50). */
function withForm(state: WizardState, form: EstimatorForm): WizardState {
  if (form === state.form) return { ...state, notice: null }
  if (form.returnType === '') return { step: 0, form, hasEstimate: false, notice: null }
  return { ...state, form, hasEstimate: state.step === RESULTS_STEP, notice: null }
}

function moveTo(state: WizardState, step: number): WizardState {
  return { ...state, step: toStep(step), notice: null }
}

function showResults(state: WizardState): WizardState {
  return { ...state, step: RESULTS_STEP, hasEstimate: true, notice: null }
}

/** Results need an estimate, and later steps a return type (R107). */
function visit(state: WizardState, step: StepNumber): WizardState {
  if (state.form.returnType === '') return moveTo(state, 0)
  return moveTo(state, step === RESULTS_STEP && !state.hasEstimate ? LAST_QUESTION : step)
}
