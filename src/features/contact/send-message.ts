import { type ContactForm, type ContactResponse, contactResponseSchema } from '@/contracts/contact'
import { IDEMPOTENCY_HEADER } from '@/contracts/fields'
import { requestFormToken, callApi, type FormToken, waitForMinimumAge } from '@/features/api/public'
import { createStore } from '@/lib/store'
import { dropDraft } from './draft'

/** The response to the last sent message. The form on screen shows it, even if it was remounted since sending. */
export const sentStore = createStore<ContactResponse | null>(null)

type Sending = {
  form: ContactForm
  /** Hidden from people. Bots fill it in. */
  website: string
  token: FormToken | null
}

/** The last message without a response. Sending the same text again reuses its key. */
let unanswered: { text: string; key: string } | null = null

/** Sends a message. If the token is missing or too old, gets a new one and sends the message once more. */
export async function sendMessage(sending: Sending) {
  const text = JSON.stringify(sending.form)
  if (unanswered?.text !== text) unanswered = { text, key: crypto.randomUUID() }
  const { key } = unanswered
  let outcome = await post(sending, key)
  if (!outcome.isOk && outcome.problem.code === 'form_expired') {
    outcome = await post({ ...sending, token: await requestFormToken() }, key)
  }
  if (outcome.isOk) {
    unanswered = null
    dropDraft()
    sentStore.set(outcome.data)
  }
  return outcome
}

async function post({ form, website, token }: Sending, key: string) {
  await waitForMinimumAge(token)
  return callApi('/api/contact', {
    method: 'POST',
    body: { ...form, website, formToken: token?.formToken ?? '' },
    headers: { [IDEMPOTENCY_HEADER]: key },
    schema: contactResponseSchema,
  })
}
