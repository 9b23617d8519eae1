import { sendError } from './send.js'

/** What a handler may leave for its log line: codes and names, never what a visitor sent. */
export type CallLog = { error?: string; reason?: string }
export type Handler = (request: Request, log: CallLog) => Promise<Response>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Wraps the handlers of one function: other methods are answered 405 with Allow, unexpected errors
 * 500 without detail, and every call leaves one log line without personal data.
 * @returns a handler to be exported under every method, OPTIONS included: the hosting provider
 * answers a method that is not exported with an empty 405 that lacks Allow
 */
export function handle(route: string, handlers: Partial<Record<Method, Handler>>) {
  const allow = METHODS.filter((method) => handlers[method])
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ')

  return async (request: Request): Promise<Response> => {
    const started = performance.now()
    const isHead = request.method === 'HEAD'
    const handler = handlers[(isHead ? 'GET' : request.method) as Method]
    const log: CallLog = {}
    let response: Response
    try {
      response = handler
        ? await handler(request, log)
        : sendError(405, 'method_not_allowed', `Use ${allow}.`, { Allow: allow })
    } catch (error) {
      Object.assign(log, { error: 'unexpected', reason: describeError(error) })
      response = sendError(500, 'unexpected', 'Something went wrong on our side.')
    }
    if (!handler) log.error = 'method_not_allowed'
    writeLog(response.status, {
      id: crypto.randomUUID(),
      route,
      method: request.method,
      status: response.status,
      ms: Math.round(performance.now() - started),
      ...log,
    })
    return isHead ? new Response(null, response) : response
  }
}

/** Kind and place of an error. Its message stays out: it may quote what a visitor sent, or a key. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const place = error.stack?.split('\n').find((line) => /^\s+at /.test(line))
  return `${error.name}${place ? ` ${place.trim()}` : ''}`
}

function writeLog(status: number, entry: Record<string, string | number | undefined>): void {
  const line = JSON.stringify(entry)
  if (status >= 500) console.error(line)
  else console.info(line)
}
