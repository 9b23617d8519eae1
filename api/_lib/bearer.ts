import { z } from 'zod'
import { Refusal } from './refusal.js'

/** The part of an access token (a JSON Web Token, RFC 7519) we read: its expiry in seconds since 1970. */
const claimsSchema = z.object({ exp: z.optional(z.number()) })
/** How far the clocks of two servers may drift apart. */
const LEEWAY_SECONDS = 60

/**
 * Refuses anything that cannot be an access token before we ask the sign-in server, which checks the
 * signature.
 * @throws Refusal 401 when the token is malformed or expired
 */
export function refuseBadBearer(request: Request, now: Date): void {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(
    request.headers.get('authorization') ?? '',
  )?.[1]
  const claims = readClaims(token?.split('.')[1] ?? '')
  const end = claims?.exp ?? Number.POSITIVE_INFINITY
  const hasEnded = end + LEEWAY_SECONDS <= now.getTime() / 1000
  if (!claims || hasEnded) throw new Refusal(401, 'unauthorized', 'Please sign in.')
}

function readClaims(part: string): z.infer<typeof claimsSchema> | null {
  try {
    return claimsSchema.parse(JSON.parse(Buffer.from(part, 'base64url').toString()))
  } catch {
    return null
  }
}
