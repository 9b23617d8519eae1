import * as z from 'zod/mini'
import { localStore } from '@/lib/storage.ts'
import { parseJson } from '@/lib/parse-json.ts'
import type { Persisted } from '@/lib/use-persisted.ts'
import { CHECKLIST_KEY } from './checklist-key.ts'
import {
  type ChecklistProgress,
  type ChecklistState,
  MAX_OWN_LINE_LENGTH,
  MAX_OWN_LINES,
  progressOf,
} from './checklist-state.ts'
import { DOCUMENTS } from './documents.ts'
import { knownSituations } from './situations.ts'

/** Version of the stored format. Raise it when older texts become unreadable. */
const SAVED_VERSION = 1

const documentIds = z.pipe(
  z.array(z.string()),
  z.transform((ids) => DOCUMENTS.map(({ id }) => id).filter((id) => ids.includes(id))),
)

const savedSchema = z.object({
  v: z.literal(SAVED_VERSION),
  situation: z.pipe(
    z.array(z.string()),
    z.transform((ids) => knownSituations(ids)),
  ),
  ready: documentIds,
  notMine: documentIds,
  ownLines: z
    .array(
      z.object({
        id: z.int().check(z.positive()),
        text: z.string().check(z.minLength(1), z.maxLength(MAX_OWN_LINE_LENGTH)),
        isReady: z.boolean(),
      }),
    )
    .check(
      z.maxLength(MAX_OWN_LINES),
      z.refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length),
    ),
})

export const PERSISTED_CHECKLIST: Persisted<ChecklistState> = {
  storage: 'device',
  key: CHECKLIST_KEY,
  name: 'list',
  parser: () => parseChecklist,
}

/**
 * Reads a stored list, or null for anything broken or of another version. Papers and situations the
 * site no longer has are left out.
 */
export function parseChecklist(text: string): ChecklistState | null {
  const result = savedSchema.safeParse(parseJson(text))
  if (!result.success) return null
  const { v: _, ...state } = result.data
  return state
}

/** The list as JSON for storage. parseChecklist reads it back. */
export function serializeChecklist(state: ChecklistState): string {
  return JSON.stringify({ v: SAVED_VERSION, ...state })
}

/** The saved checklist, or null if there is none or it cannot be read. */
export function readSavedChecklist(): ChecklistState | null {
  const text = localStore.get(CHECKLIST_KEY)
  return text === null ? null : parseChecklist(text)
}

/** The progress of the saved checklist, or null without one. */
export function readProgress(): ChecklistProgress | null {
  const saved = readSavedChecklist()
  return saved && progressOf(saved)
}
