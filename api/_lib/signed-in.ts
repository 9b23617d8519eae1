import { readEnv } from './env.js'
import { readLimited } from './read-limited.js'
import { Refusal } from './refusal.js'
import { sessionOwner } from './session-owner.js'

const TIMEOUT_MS = 3000
const MAX_BYTES = 64_000

/**
 * The confirmed email address of a request's session. Asks Supabase Auth, so that a session that was signed
 * out or banned no longer counts.
 * @throws Refusal 401 if there is none or it may be a stranger's, 503 if it cannot be checked
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
  const { status, body } = await askForUser(`${url}/auth/v1/user`, { key, token, fetch })
  if (status === 429 || status >= 500) throw notChecked()
  const email = status === 200 ? sessionOwner(body, token) : null
  if (email === null) throw notSignedIn()
  return email
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
const notChecked = () => new Refusal(503, 'unavailable', 'We cannot check your sign-in right now.')
