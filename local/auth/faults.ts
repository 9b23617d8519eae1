import { AuthError, toErrorResponse } from './errors.ts'

const CALLS: Record<string, string> = {
  send: 'POST /otp',
  verify: 'POST /verify',
  refresh: 'POST /token',
  user: 'GET /user',
  logout: 'POST /logout',
}

type Answer = () => Promise<Response>
type Fault = (request: Request, answer: Answer, call: string) => Response | Promise<Response> | null

const FAULTS = new Map<string, Fault>([
  ['429', (_, __, call) => toErrorResponse(tooMany(call))],
  ['500', () => toErrorResponse(unexpected())],
  ['502', () => gatewayPage(502, 'Bad Gateway')],
  ['503', () => gatewayPage(503, 'Service Unavailable')],
  ['banned', () => toErrorResponse(banned())],
  ['hook-timeout', () => toErrorResponse(hookTimeout())],
  ['timeout', (request) => timeout(request)],
  ['drop', () => null],
  ['garbage', () => sendText('{"access_token": "ab', 'application/json')],
])

/** The faults that can be switched on, such as "send-502". */
export const AUTH_FAULTS = Object.keys(CALLS).flatMap((call) =>
  [...FAULTS.keys()].map((kind) => `${call}-${kind}`),
)

/**
 * Responds to a request, with the fault that is switched on for it.
 * @param fault one of AUTH_FAULTS, or undefined
 * @param route method and path below /auth/v1
 * @returns null if the connection should be cut
 */
export async function withFault(
  fault: string | undefined,
  route: string,
  request: Request,
  answer: Answer,
): Promise<Response | null> {
  const [, call = '', kind = ''] = /^(\w+)-(.+)$/.exec(fault ?? '') ?? []
  const answerFaulty = CALLS[call] === route ? FAULTS.get(kind) : undefined
  return answerFaulty ? answerFaulty(request, answer, call) : answer()
}

const tooMany = (call: string) =>
  call === 'send'
    ? new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
    : new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')

const unexpected = () => new AuthError(500, 'unexpected_failure', 'Unexpected failure')

const banned = () => new AuthError(403, 'user_banned', 'User is banned')

/** When the hook that sends text messages cannot be reached. */
const hookTimeout = () =>
  new AuthError(422, 'hook_timeout_after_retry', 'Failed to reach hook after maximum retries')

const sendText = (text: string, type: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } })

const gatewayPage = (status: number, title: string) =>
  sendText(`<html><head><title>${status} ${title}</title></head></html>`, 'text/html', status)

/** Never answers. Aborts with the request. */
const timeout = (request: Request) =>
  new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })
