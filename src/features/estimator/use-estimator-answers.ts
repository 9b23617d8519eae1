import { useCallback } from 'react'
import {
  type AnswersSource,
  type SavedAnswersState,
  useSavedAnswers,
} from '@/lib/use-saved-answers'
import type { SavedAnswers } from './parse-answers'
import { ANSWERS_KEY, serializeAnswers } from './serialize-answers'
import { SHARE_PREFIX } from './share-hash'
import type { WizardAction, WizardState } from './wizard-state'

const SOURCE: AnswersSource<SavedAnswers> = {
  key: ANSWERS_KEY,
  sharePrefix: SHARE_PREFIX,
  load: () => import('./load-answers'),
}

/** The wizard's answers, from a shared link or this tab and kept in it (D48). */
export function useEstimatorAnswers(
  { form, step }: WizardState,
  dispatch: (action: WizardAction) => void,
): SavedAnswersState {
  const restore = useCallback(
    (answers: SavedAnswers) => dispatch({ type: 'restore', ...answers }),
    [dispatch],
  )
  const serialize = useCallback(() => {
    const isUntouched = form.returnType === '' && step === 0
    return isUntouched ? null : serializeAnswers(form, step)
  }, [form, step])
  return useSavedAnswers(SOURCE, restore, serialize)
}
