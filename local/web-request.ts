import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** Node's request as a Web request; aborted when the visitor disconnects before the response is written. */
export function toRequest(request: IncomingMessage, response: ServerResponse): Request {
  const abort = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) abort.abort()
  })
  const method = request.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const part of [value].flat()) if (part !== undefined) headers.append(name, part)
  }
  return new Request(new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`), {
    method,
    headers,
    signal: abort.signal,
    ...(hasBody && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' }),
  })
}

/** Writes a Web response to Node's; returns when it is sent or the visitor has disconnected. */
export async function writeResponse(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  // Setting them one by one would overwrite the earlier ones.
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  if (!answer.body || response.req.method === 'HEAD') {
    await answer.body?.cancel()
    response.end()
    return
  }
  const body = Readable.fromWeb(answer.body as NodeReadableStream)
  await pipeline(body, response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}
