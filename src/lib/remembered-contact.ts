import * as z from 'zod/mini'
import { parseJson } from './parse-json.ts'
import { localStore } from './storage.ts'

const CONTACT_KEY = 'rememberedContact'

/** Longer than any that is sent. What is stored may have been changed by anything on the device. */
const text = z.string().check(z.maxLength(254))
const contactSchema = z.object({ name: text, email: text, phone: text })

/** As it stands in a form's fields; an empty text for what was left out. */
export type Contact = z.infer<typeof contactSchema>

/** Whom the visitor asked this device to remember; null without anyone, or if it cannot be read. */
export function readContact(): Contact | null {
  const stored = localStore.get(CONTACT_KEY)
  return stored === null ? null : (contactSchema.safeParse(parseJson(stored)).data ?? null)
}

/**
 * Remembers a visitor for their next booking, only because they said so: others may use the device too.
 * @returns false if the browser stores nothing
 */
export function rememberContact(contact: Contact): boolean {
  if (localStore.set(CONTACT_KEY, JSON.stringify(contact))) return true
  // What is only in memory is not remembered.
  forgetContact()
  return false
}

export function forgetContact(): void {
  localStore.remove(CONTACT_KEY)
}
