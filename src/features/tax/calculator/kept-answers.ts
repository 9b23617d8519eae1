import { lazyParser, type Persisted } from '@/lib/use-persisted.ts'
import { ANSWERS_KEY, type SavedScenarios } from './saved-answers.ts'

/** Where the answers are kept in this tab. */
export const KEPT_ANSWERS: Persisted<SavedScenarios> = {
  storage: 'tab',
  key: ANSWERS_KEY,
  name: 'answers',
  parser: lazyParser(
    () => import('./parse-answers.ts'),
    (answers) => answers.parseAnswers,
  ),
}
