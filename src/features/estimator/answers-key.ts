/** The answers' session storage key. Separate from the code that reads them, which is larger. */
export const ANSWERS_KEY = 'estimator'
