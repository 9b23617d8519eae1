import { Suspense } from 'react'
import { preloadChunk, retryableLazy } from '@/lib/lazy-loading.tsx'
import type { EstimatorForm } from '@/shared/estimator/form.ts'
import type { StepId } from '@/shared/estimator/questions.ts'
import type { AnswerAction } from '../wizard-state.ts'
import { ReturnTypeStep } from './return-type-step.tsx'

export type StepFieldsProps = {
  step: StepId
  form: EstimatorForm
  /** The last action's effect on other answers. */
  notice: string | null
  dispatch: (action: AnswerAction) => void
}

const importLaterStep = () => import('./later-step.tsx')
const LaterStep = retryableLazy(importLaterStep)

/** Loads the fields of all later steps ahead of time. */
export const loadLaterSteps = () => preloadChunk(importLaterStep)

/** A step's fields. Those of the first step come with the page, the others load later. */
export function StepFields(props: StepFieldsProps) {
  if (props.step === 'return-type') return <ReturnTypeStep {...props} />
  return (
    <Suspense fallback={<p role="status">Loading...</p>}>
      <LaterStep {...props} />
    </Suspense>
  )
}
