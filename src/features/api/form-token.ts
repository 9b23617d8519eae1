import type * as z from 'zod/mini'
import { formTokenResponseSchema } from '@/shared/contracts/contact.ts'
import { FORM_MIN_SECONDS, IDEMPOTENCY_HEADER } from '@/shared/contracts/fields.ts'
import { callApi } from './call-api.ts'

/** Shows the server, and this page, how long the form has been open. */
export type FormToken = {
  formToken: string
  /** Milliseconds since 1970. */
  requestedAt: number
  /** Whether a visitor can have their estimate emailed. */
  sendsMails?: boolean | undefined
}

/** A form as filled in, with what goes with it. */
export type Filled<Form> = {
  form: Form
  /** Hidden from people. Bots fill it in. */
  website: string
  /** Undefined if the site has no captcha. */
  captchaToken?: string | undefined
  token: FormToken | null
  /** The same for every try, so that the server takes the form once. */
  key: string
}

/** Requests a token. Returns null when the server cannot be reached. */
export async function requestFormToken(): Promise<FormToken | null> {
  const outcome = await callApi('/api/contact', { schema: formTokenResponseSchema })
  return outcome.isOk ? { ...outcome.data, requestedAt: Date.now() } : null
}

/**
 * Sends a form. If its token is missing or too old, gets a new one and sends the form once more.
 * @param key the same for every try, so that the server takes the form once
 */
export async function sendForm<Schema extends z.ZodMiniType>(
  path: `/api/${string}`,
  form: { body: object; token: FormToken | null; key: string; schema: Schema },
) {
  const { body, token, key, schema } = form
  const post = async (current: FormToken | null) => {
    await waitForMinimumAge(current)
    return callApi(path, {
      method: 'POST',
      body: { ...body, formToken: current?.formToken ?? '' },
      headers: { [IDEMPOTENCY_HEADER]: key },
      schema,
    })
  }
  const first = await post(token)
  if (first.isOk || first.problem.code !== 'form_expired') return first
  return post(await requestFormToken())
}

/** Waits until the form may be sent. The server refuses forms filled in faster than a person can. */
async function waitForMinimumAge(token: FormToken | null): Promise<void> {
  if (token === null) return
  const minimum = FORM_MIN_SECONDS * 1000 + 100
  // Caps the wait, in case the clock has been set back.
  const missing = Math.min(minimum, token.requestedAt + minimum - Date.now())
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
}
