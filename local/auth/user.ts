import type { Call } from './context.ts'
import { invalid } from './errors.ts'
import { requireSession } from './session.ts'
import { AUDIENCE } from './tokens.ts'
import { userView } from './user-view.ts'

/** GET /user: the signed-in user. */
export async function getUser(call: Call): Promise<Response> {
  const { user, audience } = await requireSession(call)
  if (audience !== (call.request.headers.get('x-jwt-aud') ?? AUDIENCE)) {
    throw invalid("Token audience doesn't match request audience")
  }
  return Response.json(userView(user))
}
