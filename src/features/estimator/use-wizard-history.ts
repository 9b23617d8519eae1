import { useEffect, useRef, useState } from 'react'
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import { reduceWizard, type StepNumber, type WizardAction, type WizardState } from './wizard-state'

/** What a history entry remembers of the wizard. `estimatorFrom` is the step of the entry before it. */
type EntryState = { estimatorStep?: StepNumber; estimatorFrom?: StepNumber }

/**
 * Ties the wizard's steps to the browser's history (D48): each step forward is an entry, so that the
 * browser's Back and Forward move inside the wizard.
 * @returns a dispatch that also keeps the history in step. A second step asked for before the first is on
 * the screen is ignored: nobody skips a question unseen.
 */
export function useWizardHistory(
  state: WizardState,
  dispatch: (action: WizardAction) => void,
): (action: WizardAction) => void {
  const location = useLocation()
  const [pathname] = useState(location.pathname)
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  /** The state that a step was last taken from. */
  const left = useRef<WizardState | null>(null)

  // The router may tell of an entry late: it waits for the code of all prerendered sections.
  const entry = useRef(entryState(location))

  const followed = useRef(location)
  useEffect(() => {
    if (location === followed.current) return
    followed.current = location
    entry.current = entryState(location)
    const { estimatorStep } = entry.current
    // A link to a section makes an entry without a step, and leaves the visitor where they are.
    if (navigationType !== NavigationType.Pop || estimatorStep === undefined) return
    if (location.pathname === pathname) dispatch({ type: 'visit', step: estimatorStep })
  }, [location, navigationType, pathname, dispatch])

  return (action) => {
    const next = reduceWizard(state, action).step
    if (next === state.step) return dispatch(action)
    if (left.current === state) return
    left.current = state
    const { estimatorStep, estimatorFrom } = entry.current
    if (next === state.step - 1 && estimatorFrom === next) {
      // The browser's own Back keeps Forward working; the effect above follows it.
      return void navigate(-1)
    }
    dispatch(action)
    // Without the hash of a link: back at the step, its question takes the focus and not the section.
    const here = { pathname, search: location.search }
    const writeEntry = (written: EntryState, replace = false) => {
      entry.current = written
      void navigate(here, { state: written, replace })
    }
    if (next < state.step && action.type === 'back') {
      writeEntry({ estimatorStep: next }, true)
      return
    }
    // Links and restored answers make entries without a step.
    if (estimatorStep !== state.step || location.hash) {
      writeEntry({ ...entry.current, estimatorStep: state.step }, true)
    }
    writeEntry({ estimatorStep: next, estimatorFrom: state.step })
  }
}

function entryState({ state }: Location): EntryState {
  return (state as EntryState | null) ?? {}
}
