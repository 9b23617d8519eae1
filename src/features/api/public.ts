/** How features call the site's own functions. */
export { askForFormToken, type FormToken, untilOldEnough } from './form-token'
export { callApi, type Outcome, type Problem } from './call-api'
