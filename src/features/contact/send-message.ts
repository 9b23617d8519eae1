import {
  type ContactForm,
  type ContactResponse,
  contactResponseSchema,
} from '@/shared/contracts/contact.ts'
import { type FormToken, sendForm } from '@/features/api/public.ts'
import { createStore } from '@/lib/store.ts'
import { dropDraft } from './draft.ts'

/** The response to the last sent message. The form on screen shows it, even if it was remounted since sending. */
export const sentStore = createStore<ContactResponse | null>(null)

type Sending = {
  form: ContactForm
  /** Hidden from people. Bots fill it in. */
  website: string
  /** Undefined if the site has no captcha. */
  captchaToken?: string | undefined
  token: FormToken | null
}

/** The last message without a response. Sending the same text again reuses its key. */
let unanswered: { text: string; key: string } | null = null

/** Sends a message. */
export async function sendMessage({ form, website, captchaToken, token }: Sending) {
  const text = JSON.stringify(form)
  if (unanswered?.text !== text) unanswered = { text, key: crypto.randomUUID() }
  const { key } = unanswered
  const body = { ...form, website, captchaToken }
  const outcome = await sendForm('/api/contact', {
    body,
    token,
    key,
    schema: contactResponseSchema,
  })
  if (outcome.isOk) {
    unanswered = null
    dropDraft()
    sentStore.set(outcome.data)
  }
  return outcome
}
