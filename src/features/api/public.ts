/** How features call the site's own functions. */
export { callApi, type Outcome, type Problem } from './call-api'
