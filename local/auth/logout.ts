import type { Call } from './context.ts'
import { invalid } from './errors.ts'
import { requireSession } from './session.ts'

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
