import type { ErrorCode } from '../../src/contracts/errors.js'
import type { ErrorDetails } from './refusal.js'

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
  code: ErrorCode,
  message: string,
  headers: HeadersInit = {},
  details: ErrorDetails = {},
): Response {
  return sendJson(status, { error: { code, message, ...details } }, headers)
}
