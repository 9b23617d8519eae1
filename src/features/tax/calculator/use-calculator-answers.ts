import { useMemo, useRef } from 'react'
import { lazyParser, usePersisted } from '@/lib/use-persisted.ts'
import { type ShareLink, useShareLink } from '@/lib/use-share-link.ts'
import { type CalculatorAction, type CalculatorState, isUntouched } from './calculator-state.ts'
import { KEPT_ANSWERS } from './kept-answers.ts'
import { type SavedScenarios, serializeAnswers } from './saved-answers.ts'
import { SHARE_PREFIX } from './share-link.ts'

const LINK: ShareLink<SavedScenarios> = {
  prefix: SHARE_PREFIX,
  parser: lazyParser(
    () => import('./parse-answers.ts'),
    (answers) => answers.parseShareHash,
  ),
}

/**
 * The calculator's answers, from a shared link or this tab's storage, and saved to this tab.
 * @returns a plain sentence for the visitor, for example about a broken link
 */
export function useCalculatorAnswers(
  state: CalculatorState,
  dispatch: (action: CalculatorAction) => void,
): string | null {
  const { scenarios } = state
  const isEmpty = isUntouched(state)
  const text = useMemo(
    () => (isEmpty ? null : serializeAnswers(scenarios.map(({ answers }) => answers.texts))),
    [isEmpty, scenarios],
  )
  // Before the first restore, the form holds text typed while the page was loading.
  const isRestored = useRef(false)
  const restore = (answers: SavedScenarios) => {
    dispatch({ type: 'restore', answers, keepsTyped: !isRestored.current })
    isRestored.current = true
  }
  const persisted = usePersisted(KEPT_ANSWERS, text, (answers) => answers && restore(answers))
  const link = useShareLink(LINK, persisted.status === 'ready', (answers, forget) => {
    restore(answers)
    forget()
  })
  return link.message ?? persisted.message
}
