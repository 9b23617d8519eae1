/** How features call the site's own functions. */
export { type FormToken, requestFormToken, sendForm } from './form-token.ts'
export { callApi, type Outcome, type Problem } from './call-api.ts'
