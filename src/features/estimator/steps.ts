import { STEPS, type StepId } from '@/shared/estimator/questions.ts'

/** The wizard's steps, in order. */
export const STEP_IDS = Object.keys(STEPS) as [StepId, ...StepId[]]

/** The results follow the last step. */
export type StepOrResults = StepId | 'results'

const ORDER: readonly StepOrResults[] = [...STEP_IDS, 'results']

/** The next step, or the results after the last. */
export function stepAfter(step: StepOrResults): StepOrResults {
  return ORDER[ORDER.indexOf(step) + 1] ?? step
}

/** The step before, or the same for the first. */
export function stepBefore(step: StepOrResults): StepOrResults {
  return ORDER[ORDER.indexOf(step) - 1] ?? step
}

/** 1 for the first step. */
export function stepNumber(step: StepId): number {
  return ORDER.indexOf(step) + 1
}

/** Reads a stored step. An unknown one, such as from an older version of the page, becomes the first. */
export function toStep(value: unknown): StepOrResults {
  return ORDER.find((step) => step === value) ?? STEP_IDS[0]
}
