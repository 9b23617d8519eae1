import { type ContactForm, contactResponseSchema } from '@/contracts/contact'
import { IDEMPOTENCY_HEADER } from '@/contracts/fields'
import { askForFormToken, callApi, type FormToken, untilOldEnough } from '@/features/api/public'

export type Sending = {
  form: ContactForm
  /** Hidden from people; programs fill it in. */
  website: string
  token: FormToken | null
  /** Made once per filled-in form, so that a retry is not a second message. */
  key: string
}

/** Sends a message; a token that is missing or too old is replaced and the message sent once more. */
export async function sendMessage(sending: Sending) {
  const first = await post(sending)
  if (first.isOk || first.problem.code !== 'form_expired') return first
  return post({ ...sending, token: await askForFormToken() })
}

async function post({ form, website, token, key }: Sending) {
  await untilOldEnough(token)
  return callApi('/api/contact', {
    method: 'POST',
    body: { ...form, website, formToken: token?.formToken ?? '' },
    headers: { [IDEMPOTENCY_HEADER]: key },
    answer: contactResponseSchema,
  })
}
