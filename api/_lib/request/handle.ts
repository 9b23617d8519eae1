import type { ErrorReport } from '../../../src/shared/contracts/error-reports.ts'
import { DatabaseUnavailableError, sqlState } from './db.ts'
import { inTime } from './in-time.ts'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { Refusal } from './refusal.ts'
import { sendJson } from './send.ts'
import { runRequest } from './turns.ts'

/** What a handler may add to its log line: codes and names, never what a visitor sent. */
export type CallLog = { error?: string; reason?: string; page?: ErrorReport }
export type Handler = (request: Request, log: CallLog) => Promise<Response>
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The longest anyone waits for an answer. The host ends most functions after ten seconds (vercel.json). */
const DEADLINE_MS = 9000

/**
 * Wraps the handlers of one function. Other methods get 405 with Allow, a Refusal gets its own status, an
 * unreachable database 503, and unexpected errors 500 without detail. Every request leaves one log line
 * without personal data.
 * @param deadlineMs for the response; less than the time after which the host ends the function
 * @returns the default export of a function's file: the host calls `fetch` for every method
 * (https://vercel.com/docs/functions/functions-api-reference)
 */
export function handle(
  route: string,
  handlers: Partial<Record<Method, Handler>>,
  deadlineMs = DEADLINE_MS,
) {
  const allow = Object.keys(handlers)
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ')

  const fetch = async (request: Request): Promise<Response> => {
    const started = performance.now()
    const isHead = request.method === 'HEAD'
    const handler = handlers[(isHead ? 'GET' : request.method) as Method]
    const log: CallLog = {}
    let response: Response
    try {
      if (!handler) {
        throw new Refusal(405, 'method_not_allowed', `Use ${allow}.`, {}, { Allow: allow })
      }
      const work = runRequest(() => handler(request, log))
      response = await inTime(work, deadlineMs, tooLate)
    } catch (error) {
      const refusal = asRefusal(error)
      log.error = refusal.code
      if (refusal !== error) log.reason = describeError(error)
      const { status, code, message, headers, details } = refusal
      response = sendJson(status, { error: { code, message, ...details } }, headers)
    }
    const { status } = response
    const ms = Math.round(performance.now() - started)
    const entry = { id: crypto.randomUUID(), route, method: request.method, status, ms, ...log }
    if (status >= 500) console.error(JSON.stringify(entry))
    else console.info(JSON.stringify(entry))
    return isHead ? new Response(null, response) : response
  }
  return { fetch }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return error instanceof DatabaseUnavailableError
    ? new Refusal(503, 'unavailable', `We cannot accept this right now. ${CALL_US}`)
    : new Refusal(500, 'unexpected', `Something went wrong on our side. ${CALL_US}`)
}

const tooLate = () => new Refusal(503, 'timeout', `This took too long. ${CALL_US}`)

/** An error's type and location. Its message stays out: it may quote a visitor's data or a key. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  // A multi-line message could look like a stack frame.
  const stack = error.stack?.replace(error.message, '')
  const place = stack?.split('\n').find((line) => /^\s+at /.test(line))
  return [error.name, sqlState(error), place?.trim()].filter(Boolean).join(' ')
}
