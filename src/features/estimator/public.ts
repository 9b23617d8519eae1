export { DEFAULT_FORM } from './form'
export type { EstimatorForm } from './form'
export { readSavedAnswers } from './read-saved-answers'
