import { type AnswerId, fieldOf, withYear } from './answers.ts'
import type { ReadAnswers } from './read-answers.ts'

// parse-answers.ts reads these links.
export const SHARE_PREFIX = '#calculator?'
export const SHARE_VERSION = '1'
/** Prefix of the second scenario's answers. */
export const SECOND = '2.'

/**
 * Answers without errors as a hash, for example "#calculator?v=1&wages=52306&taxYear=2026". Servers never see
 * what is after "#".
 */
export function writeShareHash([first, second]: readonly ReadAnswers[]): string {
  const link = new URLSearchParams({ v: SHARE_VERSION })
  const add = (answers: ReadAnswers, prefix: string) => {
    for (const [id, text] of Object.entries(withYear(answers.texts))) {
      link.set(prefix + id, linkText(answers, id as AnswerId, text))
    }
  }
  if (first) add(first, '')
  if (second) {
    link.set(SECOND, '')
    add(second, SECOND)
  }
  return SHARE_PREFIX + link.toString()
}

function linkText({ numbers }: ReadAnswers, id: AnswerId, text: string): string {
  const isMoney = fieldOf(id).kind === 'money'
  return isMoney && text.trim() !== '' ? String(numbers[id] ?? '') : text
}
