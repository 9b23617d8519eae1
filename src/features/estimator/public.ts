export { DEFAULT_FORM } from './form'
export type { EstimatorForm } from './form'
export { summarizeEstimate } from './summarize-estimate'
export { readSavedAnswers } from './read-saved-answers'
