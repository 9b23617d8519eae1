/** How features call the site's own functions. */
export { type FormToken, requestFormToken, sendForm } from './form-token.ts'
export { useIdempotencyKey } from './use-idempotency-key.ts'
export { callSignedIn } from './call-signed-in.ts'
export { callApi, type Outcome, type Problem } from './call-api.ts'
