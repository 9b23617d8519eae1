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
