import type { Connect } from 'vite'
import { asyncHandler } from '../async-handler.ts'
import { readSwitchCookie } from '../browser-context.ts'
import { splitAddress } from '../split-address.ts'
import { toRequest, writeResponse } from '../web-request.ts'
import type { AuthServer } from './server.ts'

/** Mounts the sign-in stand-in at /auth/v1; the cookie `local-auth` turns on a fault. */
export function serveAuth(answer: AuthServer): Connect.NextHandleFunction {
  return asyncHandler(async (request, response, next) => {
    if (!splitAddress(request).pathname.startsWith('/auth/v1/')) return next()
    const fault = readSwitchCookie(request.headers.cookie, 'auth')
    const address = request.socket.remoteAddress ?? ''
    const webRequest = toRequest(request, response)
    try {
      const result = await answer(webRequest, address, fault)
      if (result) await writeResponse(result, response)
      else request.socket.destroy()
    } catch (error) {
      if (!webRequest.signal.aborted) throw error
    }
  })
}
