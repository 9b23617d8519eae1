import type { Call } from './context.ts'
import { invalid } from './errors.ts'
import { requireSession } from './session.ts'

/** POST /logout: ends all sessions of the person, this one, or all others. */
export async function logout(call: Call): Promise<Response> {
  const { url, context } = call
  const { user, session } = await requireSession(call)
  const scope = url.searchParams.get('scope') || 'global'
  if (!['global', 'local', 'others'].includes(scope)) {
    throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`)
  }
  for (const { id } of context.store.sessionsOf(user.id)) {
    const isThis = id === session.id
    if (scope === 'global' || isThis === (scope === 'local')) context.store.closeSession(id)
  }
  return new Response(null, { status: 204 })
}
