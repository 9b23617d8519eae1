import type * as z from 'zod/mini'
import { OR_CALL_US } from '@/shared/call-us.ts'
import {
  type ErrorCode,
  type ErrorResponse,
  errorResponseSchema,
} from '@/shared/contracts/errors.ts'
import { fetchWithin } from '@/lib/fetch-within.ts'

/** How long a function may take to respond, in milliseconds. */
const TIMEOUT_MS = 15_000

/** An error with a message for the visitor. `code` is "offline" when there was no response. */
export type Problem = Omit<ErrorResponse['error'], 'code'> & { code: ErrorCode | 'offline' }
export type Outcome<Data, Refused = Problem> =
  | { isOk: true; data: Data }
  | { isOk: false; problem: Refused }

type ApiCall<Schema extends z.ZodMiniType> = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  /** Schema of a successful response. */
  schema: Schema
}

const NO_RESPONSE = `We could not reach our server. Check your connection and try again${OR_CALL_US}.`
const FORM_KEPT = 'What you typed is still here.'

/** Calls one of the site's own functions. Never throws. */
export async function callApi<Schema extends z.ZodMiniType>(
  path: `/api/${string}`,
  { method = 'GET', body, headers, schema }: ApiCall<Schema>,
): Promise<Outcome<z.output<Schema>>> {
  try {
    const response = await fetchWithin(TIMEOUT_MS)(path, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const json: unknown = await response.json()
    if (response.ok) return { isOk: true, data: schema.parse(json) }
    const problem = errorResponseSchema.parse(json).error
    if (problem.code === 'busy') problem.message = withForm(problem.message, method)
    return { isOk: false, problem }
  } catch {
    return { isOk: false, problem: { code: 'offline', message: withForm(NO_RESPONSE, method) } }
  }
}

/** Only POST requests carry what the visitor typed. */
const withForm = (message: string, method: string) =>
  method === 'POST' ? `${message} ${FORM_KEPT}` : message
