import { type Dispatch, useReducer } from 'react'
import { usePersisted } from '@/lib/use-persisted.ts'
import {
  type ChecklistAction,
  type ChecklistState,
  EMPTY_CHECKLIST,
  isEmptyChecklist,
  reduceChecklist,
} from './checklist-state.ts'
import { PERSISTED_CHECKLIST, serializeChecklist } from './saved-checklist.ts'

export type Checklist = {
  state: ChecklistState
  dispatch: Dispatch<ChecklistAction>
  /** A sentence for the visitor about a problem with saving the list. */
  message: string | null
}

/** The visitor's checklist: read from storage after hydration, saved on every change. */
export function useChecklist(): Checklist {
  const [state, dispatch] = useReducer(reduceChecklist, EMPTY_CHECKLIST)
  const text = isEmptyChecklist(state) ? null : serializeChecklist(state)
  const { message } = usePersisted(PERSISTED_CHECKLIST, text, (saved) =>
    dispatch({ type: 'restore', state: saved ?? EMPTY_CHECKLIST }),
  )
  return { state, dispatch, message }
}
