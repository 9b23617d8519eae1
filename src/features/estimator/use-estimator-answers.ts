import { useEffect, useLayoutEffect, useState } from 'react'
import { lazyParser, type Persisted, usePersisted } from '@/lib/use-persisted.ts'
import { type ShareLink, useShareLink } from '@/lib/use-share-link.ts'
import type { EstimatorForm } from '@/shared/estimator/form.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import { openKept, updateKept } from './kept-answers.ts'
import { SHARE_PREFIX, writeAnswers } from '@/shared/estimator/write-answers.ts'
import { type SavedAnswers, serializeAnswers } from './saved-answers.ts'
import { initialWizardState, type WizardAction, type WizardState } from './wizard-state.ts'

const load = () => import('./parse-answers.ts')

const PERSISTED: Persisted<SavedAnswers> = {
  storage: 'tab',
  key: ANSWERS_KEY,
  name: 'answers',
  parser: lazyParser(load, (answers) => answers.parseAnswers),
}

const LINK: ShareLink<EstimatorForm> = {
  prefix: SHARE_PREFIX,
  parser: lazyParser(load, (answers) => answers.parseShareHash),
}

/**
 * The wizard's answers, from a shared link or this tab's storage, and stored in this tab (D48). A link never
 * replaces the visitor's own answers without asking: until they choose, nothing is stored.
 */
export function useEstimatorAnswers(
  { form, step }: WizardState,
  dispatch: (action: WizardAction) => void,
) {
  const [mine, setMine] = useState<SavedAnswers | null>(null)
  const isUntouched = form.returnType === '' && step === initialWizardState.step
  const text = isUntouched ? null : serializeAnswers(form, step)
  // Before the tab's storage is read.
  useLayoutEffect(openKept, [])
  const persisted = usePersisted(PERSISTED, mine === null ? text : undefined, (answers) => {
    if (answers) dispatch({ type: 'restore', ...answers })
  })
  const isReady = persisted.status === 'ready'
  const link = useShareLink(LINK, isReady, (shared, forget) => {
    const isAnother = writeAnswers(shared) !== writeAnswers(form)
    if (mine === null && !isUntouched && isAnother) setMine({ form, step })
    else if (mine === null) forget()
    dispatch({ type: 'restore', form: shared, step: 'results' })
  })
  useEffect(() => {
    if (isReady && mine === null) updateKept(text)
  }, [isReady, mine, text])
  const isOpening = persisted.status === 'opening' || link.isOpening
  const choose = () => {
    setMine(null)
    link.forget()
  }
  return {
    isReady: isReady && !isOpening,
    isOpening,
    linkMessage: link.message,
    /** About a problem with storing the answers. */
    message: persisted.message,
    /** Set while a shared estimate is shown in place of the visitor's own answers, which stay stored. */
    choice: mine && {
      useIt: choose,
      backToMine: () => {
        dispatch({ type: 'restore', ...mine })
        choose()
      },
    },
  }
}
