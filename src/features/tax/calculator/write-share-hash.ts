import { type AnswerId, type Answers, fieldOf, readNumber, withYear } from './answers'
import { SECOND, SHARE_PREFIX, SHARE_VERSION } from './share-hash'

/**
 * Answers without errors as an address part, for example "#calculator?v=1&wages=52306&taxYear=2026". It stands
 * after "#", so no server ever sees it.
 */
export function writeShareHash([first, second]: readonly Answers[]): string {
  const link = new URLSearchParams({ v: SHARE_VERSION })
  const add = (answers: Answers, prefix: string) => {
    for (const [id, text] of Object.entries(withYear(answers))) {
      link.set(prefix + id, linkText(answers, id as AnswerId, text))
    }
  }
  add(first ?? {}, '')
  if (second) {
    link.set(SECOND, '')
    add(second, SECOND)
  }
  return SHARE_PREFIX + link.toString()
}

function linkText(answers: Answers, id: AnswerId, text: string): string {
  const isMoney = fieldOf(id).kind === 'money'
  return isMoney && text.trim() !== '' ? String(readNumber(answers, id).value ?? '') : text
}
