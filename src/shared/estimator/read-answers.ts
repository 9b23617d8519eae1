import { DEFAULT_FORM, type EstimatorForm, writeItems } from './form.ts'
import { parseCount } from './parse-count.ts'
import { ITEM_LIMITS, type Question, QUESTIONS, type ScreenReturnType } from './questions.ts'
import { OFF, SHARE_PREFIX, writeAnswers, writeShareHash } from './write-answers.ts'

/**
 * Reads answers from the text that `writeAnswers` writes. A missing name means the default.
 * @returns null for anything that it would not write: an unknown name, a value out of range, a default. Only the order
 * and the spelling of an address may differ, which mail programs change.
 */
export function readAnswers(text: string): EstimatorForm | null {
  const given = new URLSearchParams(text)
  const form = QUESTIONS.reduce((one, question) => {
    const answer = given.get(question.name)
    return answer === null ? one : readAnswer(one, question, answer)
  }, DEFAULT_FORM)
  return sorted(text) === sorted(writeAnswers(form)) ? form : null
}

/**
 * Reads the answers of a link to an estimate, after "#estimate?".
 * @returns null also for answers without a return type, or with any that the results do not show
 */
export function readSharedAnswers(text: string): EstimatorForm | null {
  const form = readAnswers(text)
  if (!form || form.returnType === '') return null
  return writeShareHash(form) === SHARE_PREFIX + writeAnswers(form) ? form : null
}

function sorted(text: string): string {
  const parameters = new URLSearchParams(text)
  parameters.sort()
  return parameters.toString()
}

/** An answer that cannot be read becomes another one, which then differs from what was given. */
function readAnswer(form: EstimatorForm, question: Question, answer: string): EstimatorForm {
  switch (question.kind) {
    case 'choice':
      return Object.hasOwn(question.options, answer)
        ? { ...form, returnType: answer as ScreenReturnType }
        : form
    case 'count':
      return { ...form, [question.id]: parseCount(answer, question) }
    case 'yesNo':
      return { ...form, [question.id]: answer === '1' }
    case 'items': {
      const codes = answer.split(',')
      const has = codes[0] !== OFF
      const levels = codes.slice(has ? 0 : 1).slice(0, ITEM_LIMITS.max)
      return writeItems(form, question.id, { has, levels })
    }
  }
}
