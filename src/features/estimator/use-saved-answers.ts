import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadPart } from '@/lib/stale-files'
import { sessionStore } from '@/lib/storage'
import { ANSWERS_KEY, serializeAnswers } from './serialize-answers'
import { SHARE_PREFIX } from './share-hash'
import { type WizardAction, type WizardState } from './wizard-state'

const NOT_KEPT =
  'Your browser does not let this page store anything: a reload would clear your answers.'
const NOT_LOADED =
  'Your answers could not be loaded. Check your connection and load the page again.'

export type SavedAnswersState = {
  /** "new" until the browser was asked, "opening" while earlier answers are being read. */
  status: 'new' | 'opening' | 'ready'
  /** A plain sentence for the visitor, for example about a broken link. */
  message: string | null
}

/**
 * Reads the answers of a shared link or of this tab when the wizard opens, and keeps them in this tab
 * from then on, so that a reload loses nothing (D48).
 */
export function useSavedAnswers(
  state: WizardState,
  dispatch: (action: WizardAction) => void,
): SavedAnswersState {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [status, setStatus] = useState<SavedAnswersState['status']>('new')
  const [message, setMessage] = useState<string | null>(null)

  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const handled = useRef<string | null>(null)
  // What could not be read yet is not thrown away, unless the visitor begins anew.
  const isUnread = useRef(false)
  useLayoutEffect(() => {
    const isShared = hash.startsWith(SHARE_PREFIX)
    const isFirst = handled.current === null
    const isNew = handled.current !== hash
    // Also once the hash is gone: the same link, pasted again, is to be read again.
    handled.current = hash
    if (!isFirst && !(isShared && isNew)) return

    const savedText = sessionStore.get(ANSWERS_KEY)
    if (!isShared && savedText === null) {
      // oxlint-disable-next-line react/set-state-in-effect -- only the browser can tell what is stored
      setStatus('ready')
      return
    }
    setStatus('opening')
    const open = async () => {
      const { loadAnswers } = await loadPart(() => import('./load-answers'))
      // Who has left meanwhile is not led back; the link in the history is read when it is opened again.
      if (!isShown.current) return
      const loaded = loadAnswers(hash, savedText)
      if (loaded.answers) dispatch({ type: 'restore', ...loaded.answers })
      setMessage(loaded.message)
      setStatus('ready')
      if (!isShared) return
      // The answers are in this tab now: without the hash, a reload keeps later changes.
      await navigate({ pathname, search }, { replace: true })
    }
    open().catch(() => {
      isUnread.current = true
      setMessage(NOT_LOADED)
      setStatus('ready')
    })
  }, [hash, pathname, search, navigate, dispatch])

  const isUntouched = state.form.returnType === '' && state.step === 0
  useEffect(() => {
    if (status !== 'ready') return
    if (isUntouched) {
      if (!isUnread.current) sessionStore.remove(ANSWERS_KEY)
      return
    }
    isUnread.current = false
    if (!sessionStore.set(ANSWERS_KEY, serializeAnswers(state.form, state.step))) {
      // oxlint-disable-next-line react/set-state-in-effect -- known only once the store was tried
      setMessage(NOT_KEPT)
    }
  }, [status, isUntouched, state.form, state.step])

  return { status, message }
}
