import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadPart } from '@/lib/stale-files'
import { sessionStore } from '@/lib/storage'
import { type CalculatorAction, type CalculatorState, isUntouched } from './calculator-state'
import { ANSWERS_KEY, serializeAnswers } from './serialize-answers'
import { SHARE_PREFIX } from './share-hash'

const NOT_KEPT =
  'Your browser does not let this page store anything: a reload would clear your answers.'
const NOT_LOADED =
  'Your answers could not be loaded. Check your connection and load the page again.'

/**
 * Reads the answers of a shared link or of this tab when the calculator opens, and keeps them in this
 * tab from then on, so that a reload loses nothing.
 * @returns a plain sentence for the visitor, for example about a broken link
 */
export function useSavedAnswers(
  state: CalculatorState,
  dispatch: (action: CalculatorAction) => void,
): string | null {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isReady, setIsReady] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

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
      setIsReady(true)
      return
    }
    const open = async () => {
      const { loadAnswers } = await loadPart(() => import('./load-answers'))
      const loaded = loadAnswers(hash, savedText)
      if (loaded.answers)
        dispatch({ type: 'restore', answers: loaded.answers, keepsTyped: isFirst })
      setMessage(loaded.message)
      setIsReady(true)
      // The answers are in this tab now: without the hash, a reload keeps later changes.
      if (isShared) await navigate({ pathname, search }, { replace: true })
    }
    open().catch(() => {
      isUnread.current = true
      setMessage(NOT_LOADED)
      setIsReady(true)
    })
  }, [hash, pathname, search, navigate, dispatch])

  const isEmpty = isUntouched(state)
  useEffect(() => {
    if (!isReady) return
    if (isEmpty) {
      if (!isUnread.current) sessionStore.remove(ANSWERS_KEY)
      return
    }
    isUnread.current = false
    if (!sessionStore.set(ANSWERS_KEY, serializeAnswers(state.scenarios))) {
      // oxlint-disable-next-line react/set-state-in-effect -- known only once the store was tried
      setMessage(NOT_KEPT)
    }
  }, [isReady, isEmpty, state.scenarios])

  return message
}
