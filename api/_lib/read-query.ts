import type * as z from 'zod/mini'
import { invalidFields, ownWords } from './read-body.js'
import { Refusal } from './refusal.js'

/**
 * The checked parameters of an address.
 * @throws Refusal 400 for a repeated, an unknown or a bad parameter
 */
export function readQuery<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  const parameters = [...new URL(request.url).searchParams]
  if (new Set(parameters.map(([key]) => key)).size !== parameters.length) {
    throw new Refusal(400, 'bad_request', 'This request cannot be read.')
  }
  const parsed = schema.safeParse(Object.fromEntries(parameters), ownWords)
  if (parsed.success) return parsed.data
  throw invalidFields(parsed.error)
}
