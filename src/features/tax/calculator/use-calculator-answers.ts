import { useCallback } from 'react'
import { type AnswersSource, useSavedAnswers } from '@/lib/use-saved-answers'
import { type CalculatorAction, type CalculatorState, isUntouched } from './calculator-state'
import type { SavedScenarios } from './load-answers'
import { ANSWERS_KEY, serializeAnswers } from './serialize-answers'
import { SHARE_PREFIX } from './share-hash'

const SOURCE: AnswersSource<SavedScenarios> = {
  key: ANSWERS_KEY,
  sharePrefix: SHARE_PREFIX,
  load: () => import('./load-answers'),
}

/**
 * The calculator's answers, from a shared link or this tab and kept in it.
 * @returns a plain sentence for the visitor, for example about a broken link
 */
export function useCalculatorAnswers(
  state: CalculatorState,
  dispatch: (action: CalculatorAction) => void,
): string | null {
  const restore = useCallback(
    (answers: SavedScenarios, isFirst: boolean) =>
      dispatch({ type: 'restore', answers, keepsTyped: isFirst }),
    [dispatch],
  )
  const { scenarios } = state
  const isEmpty = isUntouched(state)
  const serialize = useCallback(
    () => (isEmpty ? null : serializeAnswers(scenarios)),
    [isEmpty, scenarios],
  )
  return useSavedAnswers(SOURCE, restore, serialize).message
}
