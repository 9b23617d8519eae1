export { DEFAULT_FORM } from '@/shared/estimator/form.ts'
export type { EstimatorForm } from '@/shared/estimator/form.ts'
export { priceReturn } from './pricing.ts'
export { summarizeEstimate } from './summarize-estimate.ts'
export { readSavedAnswers } from './parse-answers.ts'
export type { KnownIncome, KnownReturn } from './fill-form.ts'
export { priceKnown } from './fill-form.ts'
export { hasAnswers, keptUntil } from './kept-answers.ts'
export { ANSWERS_KEY } from './answers-key.ts'

/** Loads what reads and fills in its answers from other tools. Apart, so that they need no schema before. */
export const loadFilling = () => import('./add-to-answers.ts')
