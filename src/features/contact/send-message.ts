import { type ContactForm, type ContactResponse, contactResponseSchema } from '@/contracts/contact'
import { IDEMPOTENCY_HEADER } from '@/contracts/fields'
import { askForFormToken, callApi, type FormToken, untilOldEnough } from '@/features/api/public'
import { createStore } from '@/lib/store'
import { EMPTY_DRAFT, saveDraft } from './draft'

/** The answer to a sent message, for the form on screen: it may be another one than the message was sent from. */
export const sentStore = createStore<ContactResponse | null>(null)

export type Sending = {
  form: ContactForm
  /** Hidden from people; programs fill it in. */
  website: string
  token: FormToken | null
}

/** What was not answered yet: the same text, sent again, is no second message. */
let unanswered: { text: string; key: string } | null = null

/** Sends a message; a token that is missing or too old is replaced and the message sent once more. */
export async function sendMessage(sending: Sending) {
  const text = JSON.stringify(sending.form)
  if (unanswered?.text !== text) unanswered = { text, key: crypto.randomUUID() }
  const { key } = unanswered
  let outcome = await post(sending, key)
  if (!outcome.isOk && outcome.problem.code === 'form_expired') {
    outcome = await post({ ...sending, token: await askForFormToken() }, key)
  }
  if (outcome.isOk) {
    unanswered = null
    saveDraft(EMPTY_DRAFT)
    sentStore.set(outcome.data)
  }
  return outcome
}

async function post({ form, website, token }: Sending, key: string) {
  await untilOldEnough(token)
  return callApi('/api/contact', {
    method: 'POST',
    body: { ...form, website, formToken: token?.formToken ?? '' },
    headers: { [IDEMPOTENCY_HEADER]: key },
    answer: contactResponseSchema,
  })
}
