import type { Mailbox } from '../mailbox/mailbox.ts'
import { createCaptchaCheck } from './captcha.ts'
import type { Context, Handler } from './context.ts'
import { AuthError, toErrorResponse } from './errors.ts'
import { withFault } from './faults.ts'
import { createRateLimits } from './rate-limits.ts'
import { sendCode } from './send-code.ts'
import { type AuthSettings, LOCAL_ANON_KEY } from './settings.ts'
import { createStore } from './store.ts'
import { refresh } from './refresh.ts'
import { getUser, logout } from './session.ts'
import { verify } from './verify.ts'

const PREFIX = '/auth/v1'

const ROUTES: Record<string, Record<string, Handler>> = {
  '/otp': { POST: sendCode },
  '/verify': { POST: verify },
  '/token': { POST: refresh },
  '/user': { GET: getUser },
  '/logout': { POST: logout },
}

export type AuthServer = ReturnType<typeof createAuthServer>

/**
 * Stands in for the Supabase Auth server and its gateway, as far as the site calls them: same paths, bodies, status and
 * error codes. On a real project, the migration of supabase/migrations that keeps sign-in to codes is part of it.
 * People and sessions are kept in memory.
 * @param now milliseconds
 * @throws Error on the hosting provider: anyone could read the codes
 */
export function createAuthServer(
  settings: AuthSettings,
  deliver: Mailbox['deliver'],
  now: () => number = Date.now,
) {
  if (process.env.VERCEL) throw new Error('The sign-in stand-in is for local use only')
  const limits = createRateLimits(settings, now)
  const checkCaptcha = createCaptchaCheck(settings, now)
  const context: Context = { settings, store: createStore(), limits, checkCaptcha, deliver, now }

  /**
   * Responds to a request below /auth/v1.
   * @param address the client's, for the limits
   * @param fault one of AUTH_FAULTS
   * @returns null when the connection should be cut
   */
  return async (request: Request, address: string, fault?: string): Promise<Response | null> => {
    const url = new URL(request.url)
    const path = url.pathname.slice(PREFIX.length).replace(/\/$/, '')
    return withFault(fault, `${request.method} ${path}`, request, async () => {
      const refusal = checkKey(request)
      if (refusal) return refusal
      const methods = ROUTES[path]
      if (!methods) return new Response('404 page not found\n', { status: 404 })
      const handler = methods[request.method]
      if (!handler) return new Response(null, { status: 405 })
      try {
        return await handler({ request, url, address, context })
      } catch (error) {
        if (error instanceof AuthError) return toErrorResponse(error)
        throw error
      }
    })
  }
}

/** The gateway's refusal of a request without a valid public key. It has no error code. */
function checkKey(request: Request): Response | null {
  const key = request.headers.get('apikey')
  if (key === LOCAL_ANON_KEY) return null
  const body = key
    ? { message: 'Invalid API key', hint: 'Double check the public key of the project.' }
    : { message: 'No API key found in request', hint: 'No `apikey` header or parameter was found.' }
  return Response.json(body, { status: 401 })
}
