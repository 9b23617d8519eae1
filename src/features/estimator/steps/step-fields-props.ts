import type { EstimatorForm } from '../form'
import type { StepId } from '../steps'
import type { WizardAction } from '../wizard-state'

/** What every step's fields get: the answers and a way to change them. */
export type StepFieldsProps = {
  step: StepId
  form: EstimatorForm
  /** What the last action did to other answers. */
  notice: string | null
  dispatch: (action: WizardAction) => void
}
