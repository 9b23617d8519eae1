import { useEffect, useRef, useState } from 'react'
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
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
 * @returns a dispatch that also updates the history. It ignores a second step before the first one is on screen, so
 * that nobody skips a question.
 */
export function useWizardHistory(
  state: WizardState,
  dispatch: (action: WizardAction) => void,
): (action: WizardAction) => void {
  const location = useLocation()
  const [pathname] = useState(location.pathname)
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  /** The state from which the last step was taken. */
  const left = useRef<WizardState | null>(null)

  // The router may report an entry late: it waits for the code of all prerendered sections.
  const entry = useRef(entryState(location))

  const followed = useRef(location)
  useEffect(() => {
    if (location === followed.current) return
    followed.current = location
    entry.current = entryState(location)
    const { estimatorStep } = entry.current
    // A link to a section adds an entry without a step. The wizard stays where it is.
    if (navigationType !== NavigationType.Pop || estimatorStep === undefined) return
    if (location.pathname === pathname) dispatch({ type: 'visit', step: toStep(estimatorStep) })
  }, [location, navigationType, pathname, dispatch])

  return (action) => {
    const next = reduceWizard(state, action).step
    if (next === state.step) return dispatch(action)
    if (left.current === state) return
    left.current = state
    const { estimatorStep, estimatorFrom, estimatorDepth = 0 } = entry.current
    if (action.type === 'back' && estimatorFrom === next) {
      // Going back in the history keeps Forward working. The effect above then follows.
      return void navigate(-1)
    }
    dispatch(action)
    // Without the hash, returning here focuses the question, not the section.
    const here = { pathname, search: location.search }
    const writeEntry = (written: EntryState, replace = false) => {
      entry.current = written
      void navigate(here, { state: written, replace })
    }
    const isRestart = action.type === 'startOver' || action.type === 'backToForm'
    if (isRestart && estimatorDepth > 0) return void navigate(-estimatorDepth)
    if (isRestart || action.type === 'back') {
      writeEntry({ estimatorStep: next, estimatorDepth }, true)
      return
    }
    // Links and restored answers add entries without a step.
    if (estimatorStep !== state.step || location.hash) {
      writeEntry({ ...entry.current, estimatorStep: state.step }, true)
    }
    writeEntry({
      estimatorStep: next,
      estimatorFrom: state.step,
      estimatorDepth: estimatorDepth + 1,
    })
  }
}

function entryState({ state }: Location): EntryState {
  return (state as EntryState | null) ?? {}
}
