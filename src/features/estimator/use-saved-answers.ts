import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sessionStore } from '@/lib/storage'
import { RESULTS_STEP, type WizardAction, type WizardState } from './wizard-state'

const KEY = 'estimator'

export type SavedAnswers = {
  /** False while earlier answers are being read. */
  isReady: boolean
  /** A plain sentence for the visitor: a broken link, or storage that is blocked. */
  message: string | null
}

/**
 * Keeps the answers in this tab (session storage), so that a reload loses nothing, and reads them, or
 * those of a shared link, when the wizard opens (R110, D48). The readers are loaded only when needed.
 */
export function useSavedAnswers(
  state: WizardState,
  dispatch: (action: WizardAction) => void,
): SavedAnswers {
  const location = useLocation()
  const navigate = useNavigate()
  const [isReady, setIsReady] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const sharedHash = location.hash.startsWith('#estimate?') ? location.hash : null
  const openedHash = useRef<string | null>(null)

  useEffect(() => {
    if (sharedHash === null || openedHash.current === sharedHash) return
    openedHash.current = sharedHash
    const open = async () => {
      const { parseShareHash } = await import('./share-link')
      const shared = parseShareHash(sharedHash)
      if (shared.kind === 'ok') {
        dispatch({ type: 'restore', form: shared.form, step: RESULTS_STEP })
        setMessage(null)
      } else if (shared.kind === 'broken') {
        const saved = await readSaved()
        if (saved) dispatch({ type: 'restore', ...saved })
        setMessage(shared.message)
      }
      setIsReady(true)
      // The answers are in this tab now; without the hash a reload keeps later changes.
      await navigate(
        { pathname: location.pathname, search: location.search },
        { replace: true, state: { estimatorStep: shared.kind === 'ok' ? RESULTS_STEP : 0 } },
      )
    }
    open().catch(() => {
      setMessage('The link could not be opened. Check your connection and load the page again.')
      setIsReady(true)
    })
  }, [sharedHash, dispatch, navigate, location.pathname, location.search])

  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    if (sharedHash !== null) return
    if (sessionStore.get(KEY) === null) {
      setIsReady(true)
      return
    }
    readSaved()
      .then((saved) => {
        if (saved) dispatch({ type: 'restore', ...saved })
      })
      .catch(() => setMessage('Your earlier answers could not be read, so the form starts fresh.'))
      .finally(() => setIsReady(true))
  }, [sharedHash, dispatch])

  const isUntouched = state.form.returnType === '' && state.step === 0
  useEffect(() => {
    if (!isReady) return
    if (isUntouched) {
      sessionStore.remove(KEY)
      return
    }
    const isKept = sessionStore.set(KEY, serializeAnswers(state.form, state.step))
    if (!isKept) {
      setMessage(
        'Your browser does not let this page store anything: a reload would clear your answers.',
      )
    }
  }, [isReady, isUntouched, state.form, state.step])

  return { isReady, message }
}
