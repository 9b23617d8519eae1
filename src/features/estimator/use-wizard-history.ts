import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { reduceWizard, type StepNumber, type WizardAction, type WizardState } from './wizard-state'

/** What a history entry remembers of the wizard. `from` is the step of the entry before it. */
type EntryState = { estimatorStep?: StepNumber; estimatorFrom?: StepNumber }

/**
 * Ties the wizard's steps to the browser's history (D48): each step forward is an entry, so that the
 * browser's Back and Forward move inside the wizard.
 * @returns a dispatch that also keeps the history in step
 */
export function useWizardHistory(
  state: WizardState,
  dispatch: (action: WizardAction) => void,
): (action: WizardAction) => void {
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()

  const handledKey = useRef(location.key)
  useEffect(() => {
    if (handledKey.current === location.key) return
    handledKey.current = location.key
    const step = (location.state as EntryState | null)?.estimatorStep ?? 0
    if (navigationType === 'POP') dispatch({ type: 'visit', step })
  }, [location, navigationType, dispatch])

  return (action) => {
    const next = reduceWizard(state, action).step
    const entry = currentEntry()
    if (next === state.step - 1 && entry.estimatorFrom === next) {
      // The browser's own Back keeps Forward working; the effect above follows it.
      void navigate(-1)
      return
    }
    dispatch(action)
    if (next === state.step) return
    const isStepBack = next < state.step && action.type === 'back'
    void navigate(
      { pathname: location.pathname, search: location.search },
      {
        state: {
          estimatorStep: next,
          estimatorFrom: isStepBack ? undefined : state.step,
        } satisfies EntryState,
        replace: isStepBack,
        preventScrollReset: true,
      },
    )
  }
}

/** Read from the browser, where the router keeps it: the router itself tells it a moment later. */
function currentEntry(): EntryState {
  return (window.history.state as { usr?: EntryState } | null)?.usr ?? {}
}
