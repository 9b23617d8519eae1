import type * as z from 'zod/mini'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { parseParameters } from '../../../src/shared/parse-parameters.ts'
import { Refusal } from './refusal.ts'
import { readLimited } from './read-limited.ts'

const MAX_BYTES = 16_000

/** For parsing: the message for a field whose schema has none. */
const ownMessage = { error: () => 'Please check this entry.' }

/**
 * The checked JSON body of a request that changes something.
 * @throws Refusal 403, 413, 415 or 400 with a message for each field that failed
 */
export async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  refuseOtherSites(request)
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Refusal(415, 'wrong_content_type', 'Send application/json.')
  }
  const parsed = schema.safeParse(parseJson(await readText(request)), ownMessage)
  if (parsed.success) return parsed.data
  throw invalidFields(parsed.error)
}

/** The same for a request that may have no body, which is read as an empty one. */
export async function readOptionalBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  refuseOtherSites(request)
  const isEmpty = (await readText(request.clone())) === ''
  return isEmpty ? schema.parse({}) : readBody(request, schema)
}

/**
 * Only pages of this site may change something: a browser names the page's origin.
 * @throws Refusal 403
 */
export function refuseOtherSites(request: Request): void {
  const origin = request.headers.get('origin')
  const isOwn =
    origin === null
      ? request.headers.get('sec-fetch-site') === 'same-origin'
      : URL.parse(origin)?.host === new URL(request.url).host
  if (!isOwn)
    throw new Refusal(403, 'forbidden_origin', `Please use the form on our site. ${CALL_US}`)
}

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

/** A message for each field. Problems with the whole body are reported without details. */
function invalidFields(error: z.core.$ZodError): Refusal {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    const field = path.join('.')
    if (field !== '') fields[field] ??= message
  }
  return Object.keys(fields).length > 0
    ? invalid(fields)
    : new Refusal(400, 'bad_request', `This request cannot be read. ${CALL_US}`)
}

/** The refusal of fields that are invalid together or contradict stored data. */
export function invalid(fields: Record<string, string>): Refusal {
  return new Refusal(400, 'invalid_fields', 'Please check the marked fields.', { fields })
}

async function readText(request: Request): Promise<string> {
  const tooLarge = new Refusal(413, 'body_too_large', `This is too long to send. ${CALL_US}`)
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge
  return readLimited(request, MAX_BYTES).catch(() => {
    throw tooLarge
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'bad_request', `This request cannot be read. ${CALL_US}`)
  }
}
