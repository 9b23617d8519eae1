export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/**
 * A body's chunks, until it is too large.
 * @throws BodyTooLargeError when the body has more than `maxBytes`
 */
export async function* readChunks(
  { body }: Request | Response,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new BodyTooLargeError()
    yield chunk
  }
}

/**
 * Reads a body as text and stops once it is too large.
 * @throws BodyTooLargeError when the body has more than `maxBytes`
 */
export async function readLimited(body: Request | Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of readChunks(body, maxBytes)) {
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
