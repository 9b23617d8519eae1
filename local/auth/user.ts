import { z } from 'zod'
import { dataField, readBody } from './body.ts'
import type { Call } from './context.ts'
import { AuthError } from './errors.ts'
import { requireSession } from './session.ts'
import { userView } from './user-view.ts'

const bodySchema = z.object({ data: dataField }).catchall(z.unknown())

/** GET /user: the person who is signed in. */
export async function getUser(call: Call): Promise<Response> {
  const { user } = await requireSession(call)
  return Response.json(userView(user))
}

/**
 * PUT /user: adds to the person's own data; null removes an entry. Unlike the real server, the
 * stand-in changes neither addresses nor passwords: the site has no call for them.
 */
export async function updateUser(call: Call): Promise<Response> {
  const { user } = await requireSession(call)
  call.context.limits.update(call.address)
  const { data, app_metadata: appData, ...others } = await readBody(call.request, bodySchema)
  if (appData !== undefined && appData !== null) {
    const message = 'Updating app_metadata requires admin privileges'
    throw new AuthError(403, 'not_admin', message)
  }
  if (others.email || others.phone || others.password) {
    throw new AuthError(400, 'validation_failed', 'The local stand-in changes data only')
  }
  const merged = Object.entries({ ...user.data, ...data }).filter(([, value]) => value !== null)
  user.data = Object.fromEntries(merged)
  user.updatedAt = call.context.now()
  return Response.json(userView(user))
}
