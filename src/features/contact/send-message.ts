import {
  type ContactForm,
  type ContactResponse,
  contactResponseSchema,
} from '@/shared/contracts/contact.ts'
import { type Filled, sendForm } from '@/features/api/public.ts'
import { createStore } from '@/lib/store.ts'
import { dropDraft } from './draft.ts'

/** The response to the last sent message. The form on screen shows it, even if it was remounted since sending. */
export const sentStore = createStore<ContactResponse | null>(null)

/** Sends a message. */
export async function sendMessage({ form, token, key, ...rest }: Filled<ContactForm>) {
  const body = { ...form, ...rest }
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
