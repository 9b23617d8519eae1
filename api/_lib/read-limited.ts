export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/**
 * Reads a body as text and stops once it is too large.
 * @throws BodyTooLargeError when the body has more than `maxBytes`
 */
export async function readLimited(body: Request | Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of body.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new BodyTooLargeError()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
