import type * as z from 'zod/mini'
import { parseParameters } from '../../../src/shared/parse-parameters.ts'
import { invalidFields, ownMessage } from './read-body.ts'
import { Refusal } from './refusal.ts'

/** The parameters of a request's address, or null if one is repeated. */
export function readParameters(request: Request): Record<string, string> | null {
  return parseParameters(new URL(request.url).search)
}

/**
 * The checked parameters of an address.
 * @throws Refusal 400 for a repeated, an unknown or a bad parameter
 */
export function readQuery<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  const parameters = readParameters(request)
  if (!parameters) throw new Refusal(400, 'bad_request', 'This request cannot be read.')
  const parsed = schema.safeParse(parameters, ownMessage)
  if (parsed.success) return parsed.data
  throw invalidFields(parsed.error)
}
