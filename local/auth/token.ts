import type { Call } from './context.ts'
import { AuthError } from './errors.ts'
import { signInWithPassword } from './password.ts'
import { refresh } from './refresh.ts'

/** POST /token: a session for a refresh token or a password. */
export async function grantToken(call: Call): Promise<Response> {
  const type = call.url.searchParams.get('grant_type')
  if (type !== 'refresh_token' && type !== 'password') {
    throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
  call.context.limits.refresh(call.address)
  return type === 'password' ? signInWithPassword(call) : refresh(call)
}
