/** A response with a text, not cached unless `headers` say so. @param type its content type */
export function sendText(
  status: number,
  type: string,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
}

/** A JSON response that is not cached. */
export const sendJson = (status: number, body: unknown, headers?: Record<string, string>) =>
  sendText(status, 'application/json', JSON.stringify(body), headers)

/** A response without content. */
export const sendNothing = () =>
  new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
