import { type Dispatch, useReducer } from 'react'
import { usePersisted } from '@/lib/use-persisted'
import {
  type ChecklistAction,
  type ChecklistState,
  EMPTY_CHECKLIST,
  isEmptyChecklist,
  reduceChecklist,
} from './checklist-state'
import { PERSISTED_CHECKLIST, serializeChecklist } from './saved-checklist'

export type Checklist = {
  state: ChecklistState
  dispatch: Dispatch<ChecklistAction>
  /** A plain sentence for the visitor about keeping the list. */
  message: string | null
}

/** The visitor's list: read from this device after hydration, kept on every change. */
export function useChecklist(): Checklist {
  const [state, dispatch] = useReducer(reduceChecklist, EMPTY_CHECKLIST)
  const text = isEmptyChecklist(state) ? null : serializeChecklist(state)
  const { message } = usePersisted(PERSISTED_CHECKLIST, text, (kept) =>
    dispatch({ type: 'restore', state: kept ?? EMPTY_CHECKLIST }),
  )
  return { state, dispatch, message }
}
