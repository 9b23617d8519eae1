import type { SituationId, TaxDocument } from '@/content/schemas/data.ts'
import { DOCUMENTS, documentsFor } from './documents.ts'

/** A line the visitor added. */
type OwnLine = { id: number; text: string; isReady: boolean }

export type ChecklistState = {
  situation: readonly SituationId[]
  /** IDs of documents checked off as ready, listed or not. */
  ready: readonly string[]
  /** IDs of documents the visitor took off the list. */
  notMine: readonly string[]
  ownLines: readonly OwnLine[]
}

export const EMPTY_CHECKLIST: ChecklistState = {
  situation: [],
  ready: [],
  notMine: [],
  ownLines: [],
}

export const MAX_OWN_LINE_LENGTH = 80
export const MAX_OWN_LINES = 20

export type ChecklistAction =
  | { type: 'setSituation'; id: SituationId; on: boolean }
  | { type: 'addSituations'; ids: readonly SituationId[] }
  | { type: 'setReady'; id: string; on: boolean }
  | { type: 'setNotMine'; id: string; on: boolean }
  | { type: 'addLine'; text: string }
  | { type: 'setLineReady'; id: number; on: boolean }
  | { type: 'removeLine'; id: number }
  /** Restores a saved list, or undoes "start over". */
  | { type: 'restore'; state: ChecklistState }

export function reduceChecklist(state: ChecklistState, action: ChecklistAction): ChecklistState {
  switch (action.type) {
    case 'setSituation':
      return { ...state, situation: withId(state.situation, action.id, action.on) }
    case 'addSituations':
      return { ...state, situation: [...new Set([...state.situation, ...action.ids])] }
    case 'setReady':
      return { ...state, ready: withId(state.ready, action.id, action.on) }
    case 'setNotMine':
      return { ...state, notMine: withId(state.notMine, action.id, action.on) }
    case 'addLine':
      return { ...state, ownLines: addLine(state.ownLines, action.text) }
    case 'setLineReady':
      return {
        ...state,
        ownLines: state.ownLines.map((line) =>
          line.id === action.id ? { ...line, isReady: action.on } : line,
        ),
      }
    case 'removeLine':
      return { ...state, ownLines: state.ownLines.filter(({ id }) => id !== action.id) }
    case 'restore':
      return action.state
  }
}

/** The documents on the visitor's list, in reading order. */
export function listedDocuments(state: ChecklistState): TaxDocument[] {
  return documentsFor(state.situation).filter(({ id }) => !state.notMine.includes(id))
}

/** The documents the visitor took off the list, whatever the situation. */
export function notMineDocuments(state: ChecklistState): TaxDocument[] {
  return DOCUMENTS.filter(({ id }) => state.notMine.includes(id))
}

type Line = { id: string; text: string; isReady: boolean }

/** All lines of the list in reading order: documents, then the visitor's own. */
export function linesOf(state: ChecklistState): Line[] {
  const documents = listedDocuments(state).map(({ id, label }) => ({
    id,
    text: label,
    isReady: state.ready.includes(id),
  }))
  return [...documents, ...state.ownLines.map((line) => ({ ...line, id: `own-${line.id}` }))]
}

export type ChecklistProgress = {
  ready: number
  total: number
  /** The lines that are not ready. */
  missing: readonly Line[]
}

export function progressOf(state: ChecklistState): ChecklistProgress {
  const lines = linesOf(state)
  const missing = lines.filter(({ isReady }) => !isReady)
  return { ready: lines.length - missing.length, total: lines.length, missing }
}

export function isEmptyChecklist({ situation, ready, notMine, ownLines }: ChecklistState): boolean {
  return situation.length + ready.length + notMine.length + ownLines.length === 0
}

function withId<Id extends string>(ids: readonly Id[], id: Id, on: boolean): Id[] {
  const others = ids.filter((other) => other !== id)
  return on ? [...others, id] : others
}

/** Tidies spaces and cuts long text. Adds nothing for an empty line or to a full list. */
function addLine(lines: readonly OwnLine[], typed: string): readonly OwnLine[] {
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, MAX_OWN_LINE_LENGTH)
  if (text === '' || lines.length >= MAX_OWN_LINES) return lines
  const id = Math.max(0, ...lines.map((line) => line.id)) + 1
  return [...lines, { id, text, isReady: false }]
}
