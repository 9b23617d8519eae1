/** How features call the site's own functions. */
export { requestFormToken, type FormToken, waitForMinimumAge } from './form-token'
export { callApi, type Outcome, type Problem } from './call-api'
