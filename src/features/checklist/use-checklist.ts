import { type Dispatch, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { localStore } from '@/lib/storage'
import {
  type ChecklistAction,
  type ChecklistState,
  reduceChecklist,
  EMPTY_CHECKLIST,
} from './checklist-state'
import { CHECKLIST_KEY, parseChecklist, saveChecklist } from './saved-checklist'

const NOT_KEPT =
  'Your browser does not let this page store anything: closing this page clears your list.'
const NOT_READ = 'Your earlier list could not be read, so this one starts fresh.'

export type Checklist = {
  state: ChecklistState
  dispatch: Dispatch<ChecklistAction>
  /** A plain sentence for the visitor about keeping the list. */
  message: string | null
}

/** The visitor's list: read from this device after hydration, kept on every change. */
export function useChecklist(): Checklist {
  const [state, dispatch] = useReducer(reduceChecklist, EMPTY_CHECKLIST)
  // What this device holds; null until it was asked.
  const [kept, setKept] = useState<ChecklistState | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  useLayoutEffect(() => {
    const read = () => {
      const text = localStore.get(CHECKLIST_KEY)
      const saved = text === null ? EMPTY_CHECKLIST : parseChecklist(text)
      // oxlint-disable-next-line react/set-state-in-effect -- only the browser can tell what is stored
      setMessage(saved === null ? NOT_READ : null)
      dispatch({ type: 'restore', state: saved ?? EMPTY_CHECKLIST })
      setKept(saved ?? EMPTY_CHECKLIST)
    }
    const readFromOtherTab = ({ key }: StorageEvent) => {
      if (key === CHECKLIST_KEY || key === null) read()
    }
    // A page that is come back to has heard of nothing meanwhile; a loaded one has just read.
    const readOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read()
    }
    read()
    window.addEventListener('storage', readFromOtherTab)
    window.addEventListener('pageshow', readOnReturn)
    return () => {
      window.removeEventListener('storage', readFromOtherTab)
      window.removeEventListener('pageshow', readOnReturn)
    }
  }, [])

  useEffect(() => {
    // Only changes are stored, so that an unread list stays as it is until the visitor acts.
    if (kept === null || state === kept) return
    const isKept = saveChecklist(state)
    // oxlint-disable-next-line react/set-state-in-effect -- known only once the store was tried
    setMessage(isKept ? null : NOT_KEPT)
    setKept(state)
  }, [state, kept])

  return { state, dispatch, message }
}
