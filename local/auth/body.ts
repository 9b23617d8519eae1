import { z } from 'zod'
import { readLimited } from '../../api/_lib/request/read-limited.ts'
import { AuthError } from './errors.ts'

const MAX_BYTES = 1024 * 1024

/** A text field, where null and absent count as empty. */
export const textField = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** Reads a JSON body; null counts as an object without fields. @throws AuthError 400 or 413 */
export async function readBody<T extends z.ZodType>(
  request: Request,
  schema: T,
): Promise<z.infer<T>> {
  const text = await readText(request)
  const result = schema.safeParse(parseJson(text) ?? {})
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw badJson(`${issue?.path.join('.')}: ${issue?.message}`)
}

async function readText(request: Request): Promise<string> {
  try {
    return await readLimited(request, MAX_BYTES)
  } catch (error) {
    if (request.signal.aborted) throw error
    throw new AuthError(413, 'request_entity_too_large', 'Request body is too large')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw badJson(String(error))
  }
}

function badJson(reason: string): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)
}
