import type { Call } from './context.ts'
import { requireSession } from './session.ts'
import { userView } from './user-view.ts'

/** GET /user: the person who is signed in. */
export async function getUser(call: Call): Promise<Response> {
  const { user } = await requireSession(call)
  return Response.json(userView(user))
}
