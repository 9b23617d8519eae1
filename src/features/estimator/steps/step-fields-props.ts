import type { EstimatorForm } from '../form'
import type { WizardAction } from '../wizard-state'

/** What every question's fields get: the answers and a way to change them. */
export type StepFieldsProps = {
  form: EstimatorForm
  /** What the last action did to other answers. */
  notice?: string | null
  dispatch: (action: WizardAction) => void
}
