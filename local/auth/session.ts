import { randomUUID } from 'node:crypto'
import type { Call } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import type { RefreshToken, Session, User } from './store.ts'
import { newRefreshToken, readAccessToken, signAccessToken } from './tokens.ts'
import { userView } from './user-view.ts'

/** Opens a session and answers with it and its first refresh token. */
export function openSession(call: Call, user: User): Promise<Response> {
  const { store, now } = call.context
  const id = randomUUID()
  const session: Session = { id, userId: user.id, openedAt: now(), tokens: [] }
  const token = addToken(session, null)
  store.saveSession(session)
  user.lastSignInAt = now()
  user.updatedAt = now()
  return sessionResponse(call, user, session, token)
}

export function addToken(session: Session, parent: RefreshToken | null): RefreshToken {
  const token = { value: newRefreshToken(), parent: parent?.value ?? null, isRevoked: false }
  session.tokens.push(token)
  return token
}

/** The response for a session: access token, refresh token and user. */
export async function sessionResponse(
  { url, context }: Call,
  user: User,
  session: Session,
  token: RefreshToken,
): Promise<Response> {
  const { settings, now } = context
  const issuedAt = Math.floor(now() / 1000)
  const lifetime = settings.LOCAL_AUTH_TOKEN_SECONDS
  const issuer = `${url.origin}/auth/v1`
  return Response.json(
    {
      access_token: await signAccessToken(user, session, issuer, issuedAt, settings),
      token_type: 'bearer',
      expires_in: lifetime,
      expires_at: issuedAt + lifetime,
      refresh_token: token.value,
      user: userView(user),
    },
    { headers: { 'sb-auth-user-id': user.id, 'sb-auth-session-id': session.id } },
  )
}

/**
 * The user of a request, from its access token.
 * @throws AuthError 401 without a token, 403 if it is invalid or its session was signed out
 */
async function requireSession({ request, context }: Call) {
  const { settings, store, now } = context
  const token = /^[Bb]earer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) {
    const message = 'This endpoint requires a valid Bearer token'
    throw new AuthError(401, 'no_authorization', message)
  }
  const { userId, sessionId } = await readAccessToken(token, settings, now())
  const user = store.user(userId)
  if (!user) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const session = store.session(sessionId)
  if (session?.userId !== userId) {
    const message = 'Session from session_id claim in JWT does not exist'
    throw new AuthError(403, 'session_not_found', message)
  }
  return { user, session }
}

/** GET /user: the signed-in user. */
export async function getUser(call: Call): Promise<Response> {
  const { user } = await requireSession(call)
  return Response.json(userView(user))
}

/** POST /logout: ends all sessions of the person, or this one. */
export async function logout(call: Call): Promise<Response> {
  const { url, context } = call
  const { user, session } = await requireSession(call)
  const scope = url.searchParams.get('scope') || 'global'
  if (!['global', 'local'].includes(scope)) {
    throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`)
  }
  for (const { id } of context.store.sessionsOf(user.id)) {
    if (scope === 'global' || id === session.id) context.store.closeSession(id)
  }
  return new Response(null, { status: 204 })
}
