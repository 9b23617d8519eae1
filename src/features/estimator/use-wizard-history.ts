import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type StepOrResults, toStep } from './steps.ts'
import { reduceWizard, type WizardAction, type WizardState } from './wizard-state.ts'

/** The wizard's part of a history entry's state. */
type EntryState = {
  estimatorStep?: StepOrResults
  /** The step of the entry before it. */
  estimatorFrom?: StepOrResults
  /** How many entries of the wizard come before it. */
  estimatorDepth?: number
}

/**
 * Syncs the wizard's steps with the browser's history (D48). Each step forward adds an entry, so that Back and
 * Forward move within the wizard. Start Over and Back to Form return to the first entry, so that Back then leaves.
 * An entry is otherwise the page's, like a dialog's (dialog-entry.ts): through the router, a step would render the whole
 * site again.
 * @returns a dispatch that also updates the history. It ignores a second step before the first one is on screen, so
 * that nobody skips a question.
 */
export function useWizardHistory(
  state: WizardState,
  dispatch: (action: WizardAction) => void,
): (action: WizardAction) => void {
  const [{ pathname }] = useState(useLocation())
  const navigate = useNavigate()
  /** The state from which the last step was taken. */
  const left = useRef<WizardState | null>(null)

  useEffect(() => {
    const follow = () => {
      const { estimatorStep } = readEntry()
      // A link to a section adds an entry without a step. The wizard stays where it is.
      if (estimatorStep === undefined || window.location.pathname !== pathname) return
      dispatch({ type: 'visit', step: toStep(estimatorStep) })
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [pathname, dispatch])

  return (action) => {
    const next = reduceWizard(state, action).step
    if (next === state.step) return dispatch(action)
    if (left.current === state) return
    left.current = state
    const { estimatorStep, estimatorFrom, estimatorDepth = 0 } = readEntry()
    if (action.type === 'back' && estimatorFrom === next) {
      // Going back in the history keeps Forward working. The effect above then follows.
      return window.history.back()
    }
    dispatch(action)
    const writeEntry = (written: EntryState, replace = false) => {
      const { hash, search } = window.location
      // Without the hash, returning here focuses the question, not the section. The router has to learn that it is gone.
      if (hash) return void navigate({ pathname, search }, { state: written, replace })
      const entry: unknown = { ...window.history.state, usr: written }
      window.history[replace ? 'replaceState' : 'pushState'](entry, '')
    }
    const isRestart = action.type === 'startOver' || action.type === 'backToForm'
    if (isRestart && estimatorDepth > 0) return window.history.go(-estimatorDepth)
    if (isRestart || action.type === 'back') {
      writeEntry({ estimatorStep: next, estimatorDepth }, true)
      return
    }
    // Links and restored answers add entries without a step.
    if (estimatorStep !== state.step || window.location.hash) {
      writeEntry({ ...readEntry(), estimatorStep: state.step }, true)
    }
    writeEntry({
      estimatorStep: next,
      estimatorFrom: state.step,
      estimatorDepth: estimatorDepth + 1,
    })
  }
}

function readEntry(): EntryState {
  return (window.history.state as { usr?: EntryState | null } | null)?.usr ?? {}
}
