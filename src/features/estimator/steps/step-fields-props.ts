import type { EstimatorForm, ItemKind, ItemLevel } from '../form.ts'

/** What a step's fields change. */
export type AnswerAction =
  | { type: 'answer'; patch: Partial<EstimatorForm> }
  | { type: 'setHasItems'; kind: ItemKind; on: boolean }
  | { type: 'setItemCount'; kind: ItemKind; count: number }
  | { type: 'setItemLevel'; kind: ItemKind; index: number; level: ItemLevel }

/** The props of every step's fields: the answers and a way to change them. */
export type StepFieldsProps = {
  /** The step's id. */
  step: string
  form: EstimatorForm
  /** The last action's effect on other answers. */
  notice: string | null
  dispatch: (action: AnswerAction) => void
}
