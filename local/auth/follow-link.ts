import type { Call } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { openSession } from './session.ts'
import { HALF_DONE, takeCode } from './verify.ts'

/**
 * GET /verify: the link that Supabase's own mails have, and ours have not. It leads to the site's address with the
 * session, or what is wrong, in the hash.
 */
export async function followLink(call: Call): Promise<Response> {
  const { url, address, context } = call
  context.limits.verify(address)
  const type = url.searchParams.get('type') ?? ''
  const hash = url.searchParams.get('token') ?? ''
  if (!type) throw invalid('Verify requires a verification type')
  if (!hash) throw invalid('Verify requires a token or a token hash')
  const lead = (parts: Record<string, unknown>) => {
    const query = new URLSearchParams(
      Object.entries(parts).map(([name, value]) => [name, String(value)]),
    )
    return new Response(null, { status: 303, headers: { location: `${url.origin}#${query}` } })
  }
  try {
    const user = takeCode({ type, token: '', token_hash: hash, email: '', phone: '' }, context)
    if (!user) return lead({ message: HALF_DONE })
    const { user: _, ...session } = await (await openSession(call, user, 'otp')).json()
    return lead({ ...session, type })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const kind = error.status === 403 ? 'access_denied' : 'invalid_request'
    return lead({ error: kind, error_code: error.code, error_description: error.message })
  }
}
