import { startTransition, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { reduceWizard, type StepNumber, type WizardAction, type WizardState } from './wizard-state'

/** What a history entry remembers of the wizard. `from` is the step of the entry before it. */
type EntryState = { estimatorStep?: StepNumber; estimatorFrom?: StepNumber }

/** An entry as the router writes it: its place in the order of entries, and what a page keeps in it. */
type RouterEntry = { idx?: number; usr?: EntryState }

/**
 * Ties the wizard's steps to the browser's history (D48): each step forward is an entry, so that the
 * browser's Back and Forward move inside the wizard.
 * @returns a dispatch that also keeps the history in step
 */
export function useWizardHistory(
  state: WizardState,
  dispatch: (action: WizardAction) => void,
): (action: WizardAction) => void {
  const { pathname } = useLocation()

  // Heard from the browser: the router tells two changes in quick succession as one.
  useEffect(() => {
    const follow = () => {
      const { estimatorStep } = currentEntry().usr ?? {}
      // A link to a place on this page makes an entry without a step, and leaves the visitor where they are.
      if (estimatorStep === undefined || window.location.pathname !== pathname) return
      dispatch({ type: 'visit', step: estimatorStep })
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [pathname, dispatch])

  return (action) => {
    const next = reduceWizard(state, action).step
    if (next === state.step) return dispatch(action)
    const { idx = 0, usr } = currentEntry()
    if (next === state.step - 1 && usr?.estimatorFrom === next) {
      // The browser's own Back keeps Forward working; the effect above follows it.
      window.history.back()
      return
    }
    // The press is answered first, then the step is drawn.
    startTransition(() => dispatch(action))
    if (next < state.step && action.type === 'back') {
      writeEntry('replaceState', { usr: { estimatorStep: next } })
      return
    }
    // Links and restored answers make entries without a step.
    writeEntry('replaceState', { usr: { ...usr, estimatorStep: state.step } })
    writeEntry('pushState', {
      idx: idx + 1,
      usr: { estimatorStep: next, estimatorFrom: state.step },
    })
  }
}

function currentEntry(): RouterEntry {
  return (window.history.state as RouterEntry | null) ?? {}
}

/**
 * Writes an entry without telling the router, which would draw every link of the page anew for an address
 * that stays. The hash of a link goes: back at the step, its question takes the focus and not the section.
 */
function writeEntry(method: 'pushState' | 'replaceState', entry: RouterEntry): void {
  const { pathname, search } = window.location
  window.history[method]({ ...window.history.state, ...entry }, '', pathname + search)
}
