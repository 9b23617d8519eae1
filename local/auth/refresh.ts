import { z } from 'zod'
import { readBody, textField } from './body.ts'
import type { Call, Context } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { addToken, sessionResponse } from './session.ts'
import type { RefreshToken, Session } from './store.ts'

const bodySchema = z.object({ refresh_token: textField })

/** POST /token?grant_type=refresh_token: a new access token, and usually a new refresh token. */
export async function refresh(call: Call): Promise<Response> {
  const { request, url, address, context } = call
  if (url.searchParams.get('grant_type') !== 'refresh_token') {
    throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
  context.limits.refresh(address)
  const { refresh_token: value } = await readBody(request, bodySchema)
  if (!/^[a-z0-9]{12}$/.test(value)) throw invalid('Refresh token is not valid')
  const session = context.store.sessionByToken(value)
  const user = session && context.store.user(session.userId)
  const given = session?.tokens.find((token) => token.value === value)
  if (!user || !given) {
    const message = 'Invalid Refresh Token: Refresh Token Not Found'
    throw new AuthError(400, 'refresh_token_not_found', message)
  }
  return sessionResponse(call, user, session, exchange(session, given, context))
}

/**
 * The token to return for the one given. A used token is accepted while the client may have
 * missed the response: as the parent of the newest token, which is returned again, or shortly after its use.
 * Otherwise it may be stolen, and the session's tokens are revoked.
 */
function exchange(session: Session, given: RefreshToken, { settings, now }: Context): RefreshToken {
  if (given.isRevoked) {
    const newest = session.tokens.findLast((token) => !token.isRevoked)
    if (newest?.parent === given.value) return newest
    const reuseMs = settings.LOCAL_AUTH_REFRESH_REUSE_SECONDS * 1000
    if (given.usedAt === undefined || now() > given.usedAt + reuseMs) {
      for (const token of session.tokens) token.isRevoked = true
      const message = 'Invalid Refresh Token: Already Used'
      throw new AuthError(400, 'refresh_token_already_used', message)
    }
  }
  given.isRevoked = true
  given.usedAt = now()
  return addToken(session, given)
}
