import * as z from 'zod/mini'
import { CONTACT_FIELDS } from '@/shared/contracts/contact.ts'
import { parseJson } from '@/lib/parse-json.ts'
import { sessionStore } from '@/lib/storage.ts'
import type { Persisted } from '@/lib/use-persisted.ts'

const KEY = 'contactDraft'

const draftSchema = z.record(z.enum(CONTACT_FIELDS), z.string())

/** An unsent message, as typed. */
export type Draft = z.infer<typeof draftSchema>

export const EMPTY_DRAFT = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, ''])) as Draft

/** How this tab stores the draft, so that a reload or a lost connection loses nothing. */
export const PERSISTED_DRAFT: Persisted<Draft> = {
  storage: 'tab',
  key: KEY,
  name: 'message',
  parser: () => (text) => draftSchema.safeParse(parseJson(text)).data ?? null,
}

/** The draft as text to store, or null while the form is empty. */
export function serializeDraft(draft: Draft): string | null {
  return Object.values(draft).every((text) => text === '') ? null : JSON.stringify(draft)
}

/** Removes the draft after the message was sent. */
export function dropDraft(): void {
  sessionStore.remove(KEY)
}
