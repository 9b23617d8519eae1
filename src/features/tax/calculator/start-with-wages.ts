import { formatMoneyText, parseMoney } from '@/lib/parse-money'
import { sessionStore } from '@/lib/storage'
import { parseAnswers } from './parse-answers'
import { ANSWERS_KEY, serializeAnswers } from './saved-answers'

/** Puts wages typed on another page into the calculator's answers of this tab, in place of those there. */
export function startWithWages(typed: string): void {
  const { value } = parseMoney(typed, {})
  if (value === undefined) return
  const [first = {}, ...others] = parseAnswers(sessionStore.get(ANSWERS_KEY) ?? '') ?? []
  const answers = { ...first, wages: formatMoneyText(value) }
  const [second] = others
  sessionStore.set(ANSWERS_KEY, serializeAnswers(second ? [answers, second] : [answers]))
}
