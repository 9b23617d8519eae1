import {
  type ContactForm,
  contactResponseSchema,
  formTokenResponseSchema,
} from '@/contracts/contact'
import { FORM_MIN_SECONDS, IDEMPOTENCY_HEADER } from '@/contracts/fields'
import { callApi } from '@/features/api/public'

const PATH = '/api/contact'

export type Sending = {
  form: ContactForm
  /** Hidden from people; programs fill it in. */
  website: string
  formToken: string | null
  /** Made once per filled-in form, so that a retry is not a second message. */
  key: string
}

/** A token that says when the form was shown, or null when the server cannot be reached. */
export async function askForToken(): Promise<string | null> {
  const outcome = await callApi(PATH, { answer: formTokenResponseSchema })
  return outcome.isOk ? outcome.data.formToken : null
}

/** Sends a message; a token that is missing or too old is replaced and the message sent once more. */
export async function sendMessage(sending: Sending) {
  const first = await post(sending)
  const needsToken = !first.isOk && ['form_expired', 'form_too_fast'].includes(first.problem.code)
  if (!needsToken) return first
  const formToken = await askForToken()
  // The server takes no form that was filled in faster than this.
  await new Promise((resolve) => setTimeout(resolve, FORM_MIN_SECONDS * 1000 + 200))
  return post({ ...sending, formToken })
}

function post({ form, website, formToken, key }: Sending) {
  return callApi(PATH, {
    method: 'POST',
    body: { ...form, website, formToken: formToken ?? '' },
    headers: { [IDEMPOTENCY_HEADER]: key },
    answer: contactResponseSchema,
  })
}
