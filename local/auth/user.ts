import type { Call } from './context.ts'
import { AuthError } from './errors.ts'
import { requireSession } from './session.ts'
import { AUDIENCE } from './tokens.ts'
import { userView } from './user-view.ts'

/** GET /user: the signed-in user. */
export async function getUser(call: Call): Promise<Response> {
  const { user, audience } = await requireSession(call)
  if (audience !== (call.request.headers.get('x-jwt-aud') ?? AUDIENCE)) {
    const message = "Token audience doesn't match request audience"
    throw new AuthError(400, 'validation_failed', message)
  }
  return Response.json(userView(user))
}
