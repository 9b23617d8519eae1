import * as z from 'zod/mini'
import { parseJson } from '@/lib/parse-json'
import { sessionStore } from '@/lib/storage'

const KEY = 'contactDraft'

/** A message not sent yet, as typed. */
export type Draft = { name: string; email: string; phone: string; message: string }

export const EMPTY_DRAFT: Draft = { name: '', email: '', phone: '', message: '' }

const draftSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
})

/** What was typed in this tab before a reload. */
export function readDraft(): Draft {
  const result = draftSchema.safeParse(parseJson(sessionStore.get(KEY) ?? ''))
  return result.success ? result.data : EMPTY_DRAFT
}

/** Keeps the text in this tab, so that a reload or a failed connection loses nothing. */
export function saveDraft(draft: Draft): void {
  if (Object.values(draft).every((text) => text === '')) sessionStore.remove(KEY)
  else sessionStore.set(KEY, JSON.stringify(draft))
}
