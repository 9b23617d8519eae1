import { z } from 'zod'
import { readEnv } from './env.js'
import { readLimited } from './read-limited.js'
import { Refusal } from './refusal.js'

const TIMEOUT_MS = 3000
const MAX_BYTES = 64_000

/** An address counts only once it has been confirmed by a code. */
const userSchema = z.object({
  email: z.email(),
  email_confirmed_at: z.iso.datetime({ offset: true }),
})
/** Of an access token: the ways its session was opened in. */
const claimsSchema = z.object({ amr: z.array(z.object({ method: z.string() })) })

/**
 * The confirmed email address of the session a request carries. Supabase Auth is asked, so that a
 * session that has been signed out or banned no longer counts. Nor does one that a password opened:
 * whoever registers an address before its owner does sets one, and it outlives the owner's first code.
 * @throws Refusal 401 when there is none, 503 when it cannot be checked
 */
export async function readVerifiedEmail(
  request: Request,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<string> {
  const token = /^Bearer ([\w.~+/=-]{20,4096})$/.exec(
    request.headers.get('authorization') ?? '',
  )?.[1]
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key } = readEnv()
  if (!token || !url || !key) throw notSignedIn()
  const answer = await askForUser(`${url}/auth/v1/user`, { key, token, fetch })
  if (answer.status === 401 || answer.status === 403) throw notSignedIn()
  const user = userSchema.safeParse(answer.body)
  if (!user.success) throw answer.status === 200 ? notSignedIn() : notChecked()
  if (!isOpenedByCode(token)) throw notSignedIn()
  return user.data.email
}

/** @param token one that Supabase has just found to be good */
function isOpenedByCode(token: string): boolean {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return claimsSchema.parse(JSON.parse(payload)).amr.some(({ method }) => method === 'otp')
  } catch {
    return false
  }
}

async function askForUser(
  address: string,
  { key, token, fetch }: { key: string; token: string; fetch: typeof globalThis.fetch },
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(address, {
      headers: { apikey: key, Authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await readLimited(response, MAX_BYTES)
    return { status: response.status, body: response.ok ? JSON.parse(text) : null }
  } catch {
    throw notChecked()
  }
}

const notSignedIn = () => new Refusal(401, 'unauthorized', 'Please sign in.')
const notChecked = () => new Refusal(503, 'unavailable', 'Sign-in cannot be checked right now.')
