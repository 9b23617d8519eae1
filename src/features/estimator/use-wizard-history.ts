import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
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
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  // Heard from the browser: the router tells two changes in quick succession as one.
  useEffect(() => {
    const follow = () => {
      const { estimatorStep } = currentEntry()
      // A link to a place on this page makes an entry without a step, and leaves the visitor where they are.
      if (estimatorStep === undefined || window.location.pathname !== pathname) return
      dispatch({ type: 'visit', step: estimatorStep })
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [pathname, dispatch])

  return (action) => {
    const next = reduceWizard(state, action).step
    if (next === state.step - 1 && currentEntry().estimatorFrom === next) {
      // The browser's own Back keeps Forward working; the effect above follows it.
      void navigate(-1)
      return
    }
    dispatch(action)
    if (next === state.step) return
    const isStepBack = next < state.step && action.type === 'back'
    if (!isStepBack) rememberStep(state.step)
    void navigate(
      { pathname, search },
      {
        state: {
          estimatorStep: next,
          estimatorFrom: isStepBack ? undefined : state.step,
        } satisfies EntryState,
        replace: isStepBack,
      },
    )
  }
}

/** Read from the browser, where the router keeps it: the router itself tells it a moment later. */
function currentEntry(): EntryState {
  return (window.history.state as { usr?: EntryState } | null)?.usr ?? {}
}

/**
 * Notes the step in the entry that is about to be left; links and restored answers make entries without.
 * The hash of a link goes: back at the step, its question takes the focus and not the section.
 */
function rememberStep(estimatorStep: StepNumber): void {
  const usr: EntryState = { ...currentEntry(), estimatorStep }
  const { pathname, search } = window.location
  window.history.replaceState({ ...window.history.state, usr }, '', pathname + search)
}
