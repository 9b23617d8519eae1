import { countReady, listedDocuments } from './checklist-state.ts'
import { readSavedChecklist } from './saved-checklist.ts'

export type ChecklistProgress = {
  ready: number
  total: number
  /** The next lines to get, at most two. */
  next: readonly string[]
}

/** The progress of the saved checklist, or null without one. */
export function readProgress(): ChecklistProgress | null {
  const saved = readSavedChecklist()
  if (saved === null) return null
  const papers = listedDocuments(saved).filter(({ id }) => !saved.ready.includes(id))
  const lines = saved.ownLines.filter(({ isReady }) => !isReady)
  const next = [...papers.map(({ label }) => label), ...lines.map(({ text }) => text)].slice(0, 2)
  return { ...countReady(saved), next }
}
