import { DEFAULT_FORM, type EstimatorForm, readItems, writeItems } from './form.ts'
import { ITEM_KINDS, type Question, QUESTIONS } from './questions.ts'

/** The start of a shared link's hash. */
export const SHARE_PREFIX = '#estimate?'
/** Raise it when older texts become unreadable. */
export const ANSWERS_VERSION = '1'
/** The code of a level that was not chosen. */
const NO_LEVEL = 'none'
/** Before the levels of a kind that is switched off, which are kept for when it is switched on again (D10). */
export const OFF = 'off'

/**
 * The answers as text, for links, mails, the tab and the device: "v=1&type=family&dependents=2&farm=over10k,none".
 * Leaves out what equals its default, so that older texts stay readable when a question is added. read-answers.ts
 * reads it.
 */
export function writeAnswers(form: EstimatorForm): string {
  const text = new URLSearchParams({ v: ANSWERS_VERSION })
  for (const question of QUESTIONS) {
    const answer = writeAnswer(form, question)
    if (answer !== writeAnswer(DEFAULT_FORM, question)) text.set(question.name, answer)
  }
  return text.toString().replaceAll('%2C', ',')
}

/** The answers as a URL hash, which servers never see: without the levels of kinds that are switched off. */
export function writeShareHash(form: EstimatorForm): string {
  const hidden = ITEM_KINDS.filter((kind) => !readItems(form, kind).has)
  const shown = hidden.reduce(
    (one, kind) => writeItems(one, kind, readItems(DEFAULT_FORM, kind)),
    form,
  )
  return SHARE_PREFIX + writeAnswers(shown)
}

function writeAnswer(form: EstimatorForm, question: Question): string {
  if (question.kind === 'choice') return form[question.id]
  if (question.kind !== 'items') return String(Number(form[question.id]))
  const { has, levels } = readItems(form, question.id)
  const codes = levels.map((level) => level || NO_LEVEL)
  return (has ? codes : [OFF, ...codes]).join(',')
}
