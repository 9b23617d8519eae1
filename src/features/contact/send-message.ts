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

type Filled = {
  form: ContactForm
  /** Hidden from people. Bots fill it in. */
  website: string
  /** Undefined if the site has no captcha. */
  captchaToken: string | undefined
  token: FormToken | null
  /** The same for every try of the same message. */
  key: string
}

/** Sends a message. */
export async function sendMessage({ form, website, captchaToken, token, key }: Filled) {
  const body = { ...form, website, captchaToken }
  const outcome = await sendForm('/api/contact', {
    body,
    token,
    key,
    schema: contactResponseSchema,
  })
  if (outcome.isOk) {
    dropDraft()
    sentStore.set(outcome.data)
  }
  return outcome
}
