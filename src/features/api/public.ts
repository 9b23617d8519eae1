/** How features call the site's own functions. */
export { type Filled, type FormToken, requestFormToken, sendForm } from './form-token.ts'
export { type Sending, useSend } from './use-send.ts'
export { showFieldProblems } from './show-field-problems.ts'
export { callApi, type Outcome, type Problem } from './call-api.ts'
