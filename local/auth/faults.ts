import { AuthError, toErrorResponse } from './errors.ts'

const CALLS = {
  send: 'POST /otp',
  verify: 'POST /verify',
  refresh: 'POST /token',
  user: 'GET /user',
  logout: 'POST /logout',
}
const KINDS = ['429', '500', '502', '503', 'timeout', 'drop', 'garbage', 'no-version'] as const
type Kind = (typeof KINDS)[number]

/** The faults that can be switched on, such as "send-502". */
export const AUTH_FAULTS = Object.keys(CALLS).flatMap((call) =>
  KINDS.map((kind) => `${call}-${kind}`),
)

/**
 * Responds to a request, with the fault that is switched on for it.
 * @param route method and path below /auth/v1
 * @param fault one of AUTH_FAULTS, or undefined
 * @returns null if the connection should be cut
 */
export async function withFault(
  fault: string | undefined,
  route: string,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response | null> {
  const call = Object.entries(CALLS).find(([, one]) => one === route)?.[0]
  switch (KINDS.find((kind): kind is Kind => fault === `${call}-${kind}`)) {
    case '429':
      return toErrorResponse(tooMany(call), request)
    case '500':
      return toErrorResponse(
        new AuthError(500, 'unexpected_failure', 'Unexpected failure'),
        request,
      )
    case '502':
      return gatewayPage(502, 'Bad Gateway')
    case '503':
      return gatewayPage(503, 'Service Unavailable')
    case 'timeout':
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
    case 'drop':
      return null
    case 'garbage':
      return new Response('{"access_token": "ab', {
        headers: { 'content-type': 'application/json' },
      })
    case 'no-version':
      return withoutVersion(await answer())
    case undefined:
      return answer()
  }
}

function tooMany(call: string | undefined): AuthError {
  return call === 'send'
    ? new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
    : new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
}

function gatewayPage(status: number, title: string): Response {
  const body = `<html><head><title>${status} ${title}</title></head></html>`
  return new Response(body, { status, headers: { 'content-type': 'text/html' } })
}

function withoutVersion(answer: Response): Response {
  answer.headers.delete('x-supabase-api-version')
  return answer
}
