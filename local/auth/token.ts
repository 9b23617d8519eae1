import { z } from 'zod'
import { readBody, textField } from './body.ts'
import type { Call, Handler } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { signInWithPassword } from './password.ts'
import { refresh } from './refresh.ts'

const GRANTS = new Map<string | null, Handler>([
  ['refresh_token', refresh],
  ['password', signInWithPassword],
  ['pkce', exchangeLinkCode],
])

/** POST /token: a session for a refresh token or a password. */
export async function grantToken(call: Call): Promise<Response> {
  const grant = GRANTS.get(call.url.searchParams.get('grant_type'))
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  call.context.limits.refresh(call.address)
  return grant(call)
}

const linkCodeSchema = z.object({ auth_code: textField, code_verifier: textField })

/** Links that continue in the browser where they were requested are not part of the stand-in. @throws AuthError */
async function exchangeLinkCode({ request }: Call): Promise<never> {
  const body = await readBody(request, linkCodeSchema)
  if (!body.auth_code || !body.code_verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const message = 'invalid flow state, no valid flow state found'
  throw new AuthError(404, 'flow_state_not_found', message)
}
