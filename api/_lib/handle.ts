export type Handler = (request: Request) => Promise<Response>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Wraps the handlers of one function: other methods are answered 405 with Allow, unexpected errors
 * 500 without detail, and every call leaves one log line without personal data.
 * @returns a handler for every method, to be exported one by one
 */
export function handle(route: string, handlers: Partial<Record<Method, Handler>>) {
  const allowed = METHODS.filter((method) => handlers[method])
  const allow = (handlers.GET ? ['GET', 'HEAD', ...allowed.slice(1)] : allowed).join(', ')

  return async (request: Request): Promise<Response> => {
    const started = performance.now()
    const isHead = request.method === 'HEAD'
    const handler = handlers[(isHead ? 'GET' : request.method) as Method]
    let failure: string | undefined
    let response: Response
    if (handler) {
      response = await handler(request).catch((error: unknown) => {
        failure = error instanceof Error ? error.message : 'unknown error'
        return sendError(500, 'unexpected', 'Something went wrong on our side.')
      })
    } else {
      response = sendError(405, 'method_not_allowed', `Use ${allow}.`, { Allow: allow })
    }
    logCall({
      id: crypto.randomUUID(),
      route,
      method: request.method,
      status: response.status,
      ms: Math.round(performance.now() - started),
      failure,
    })
    return isHead ? new Response(null, response) : response
  }
}

/** A JSON answer that no cache keeps. */
export function sendJson(status: number, body: unknown, headers: HeadersInit = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...Object.fromEntries(new Headers(headers)),
    },
  })
}

/** An error as every function reports it: a code from a fixed list and a plain message. */
export function sendError(
  status: number,
  code: string,
  message: string,
  headers: HeadersInit = {},
): Response {
  return sendJson(status, { error: { code, message } }, headers)
}

function logCall(entry: Record<string, string | number | undefined>): void {
  const isFailure = Number(entry.status) >= 500
  const line = JSON.stringify(entry)
  if (isFailure) console.error(line)
  else console.info(line)
}
