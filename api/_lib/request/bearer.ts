import { z } from 'zod'
import { Refusal } from './refusal.ts'

/** The part of an access token (a JSON Web Token, RFC 7519) we read: its expiry in seconds since 1970. */
const claimsSchema = z.object({ exp: z.optional(z.number()) })
const BEARER = /^Bearer (?=.{20,4096}$)([\w-]+\.[\w-]+\.[\w-]+)$/
/** How far the clocks of two servers may drift apart. */
export const LEEWAY_SECONDS = 60

/**
 * A request's access token, which only the sign-in server can check. Anything that cannot be one is refused before we
 * ask that server.
 * @throws Refusal 401 when the token is missing, malformed or expired
 */
export function readBearer(request: Request, now: Date): string {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  const claims = readClaims(token, claimsSchema)
  const end = claims?.exp ?? Number.POSITIVE_INFINITY
  const hasEnded = end + LEEWAY_SECONDS <= now.getTime() / 1000
  if (!claims || hasEnded) throw notSignedIn()
  return token
}

/** The claims of an access token, or null if they are malformed. */
export function readClaims<Claims>(token: string, schema: z.ZodType<Claims>): Claims | null {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return schema.parse(JSON.parse(payload))
  } catch {
    return null
  }
}

export const notSignedIn = () => new Refusal(401, 'unauthorized', 'Please sign in.')
