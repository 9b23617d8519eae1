import { textField } from './body.ts'
import { invalid } from './errors.ts'

/** The fields of a sign-in that is to be finished in the same browser (RFC 7636, section 4.2). */
export const challengeFields = { code_challenge: textField, code_challenge_method: textField }

/** @throws AuthError 400 when one of the two fields is missing or the challenge is malformed */
export function checkChallenge(fields: {
  code_challenge: string
  code_challenge_method: string
}): void {
  const { code_challenge: challenge, code_challenge_method: method } = fields
  if (!challenge && !method) return
  if (!challenge || !method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (!['plain', 's256'].includes(method.toLowerCase())) {
    throw invalid('unsupported code_challenge method')
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw invalid('code challenge has characters that are not allowed')
  }
}
