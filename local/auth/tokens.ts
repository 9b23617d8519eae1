import { randomInt } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { AuthError } from './errors.ts'
import type { AuthSettings } from './settings.ts'
import type { Session, User } from './store.ts'
import { addressesOf, appMetadata, userMetadata } from './user-view.ts'

/** The audience of every token. */
const AUDIENCE = 'authenticated'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 12

/** A refresh token: 12 lower-case letters and digits. */
export function newRefreshToken(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/**
 * The signed access token of a session.
 * @param issuer the sign-in server's address
 * @param issuedAt whole Unix seconds
 */
export function signAccessToken(
  user: User,
  session: Session,
  issuer: string,
  issuedAt: number,
  settings: AuthSettings,
): Promise<string> {
  return new SignJWT({
    ...addressesOf(user),
    app_metadata: appMetadata(user),
    user_metadata: userMetadata(user),
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: Math.floor(session.openedAt / 1000) }],
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + settings.LOCAL_AUTH_TOKEN_SECONDS)
    .sign(keyOf(settings))
}

/**
 * Reads an access token: its user and session.
 * @param now milliseconds
 * @throws AuthError 403 when it is malformed, expired, wrongly signed, for another audience or names no user
 */
export async function readAccessToken(
  token: string,
  settings: AuthSettings,
  now: number,
): Promise<{ userId: string; sessionId: string }> {
  const { payload } = await jwtVerify(token, keyOf(settings), {
    algorithms: ['HS256'],
    audience: AUDIENCE,
    currentDate: new Date(now),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `invalid JWT: unable to parse or verify signature, ${reason}`
    throw new AuthError(403, 'bad_jwt', message)
  })
  if (!payload.sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const { sub: userId, session_id: sessionId } = payload
  return { userId, sessionId: typeof sessionId === 'string' ? sessionId : '' }
}

function keyOf(settings: AuthSettings): Uint8Array {
  return new TextEncoder().encode(settings.LOCAL_AUTH_SIGNING_SECRET)
}
