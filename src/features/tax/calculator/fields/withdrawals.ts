import { EXCEPTION_LABELS, exemptsOnlyPart } from '../labels.ts'
import { ageOf, type AnswerTexts, each, type Field, isTyped } from './field.ts'

/**
 * Below this age at the end of the year, the whole year was before 59½. At this age, part of it may have
 * been.
 */
export const EARLY_AGE = 59

const hasWithdrawal = isTyped('pensionAndIra')

/** Without an age, and in the year of turning 59½, only the visitor knows. */
function mayBeEarly(answers: AnswerTexts): boolean {
  const age = ageOf(answers, 'age')
  return hasWithdrawal(answers) && (age === 0 || age === EARLY_AGE)
}

function isEarly(answers: AnswerTexts): boolean {
  const age = ageOf(answers, 'age')
  const isYoung = age > 0 && age < EARLY_AGE
  return hasWithdrawal(answers) && (isYoung || (mayBeEarly(answers) && Boolean(answers['isEarly'])))
}

function isPartExcepted(answers: AnswerTexts): boolean {
  return isEarly(answers) && exemptsOnlyPart(answers['earlyException'])
}

/** The additional tax on withdrawals before age 59½. */
export const WITHDRAWAL_FIELDS = {
  isEarly: each.check('taken before age 59½', {
    hint: '1099-R, box 7: code 1',
    isAsked: mayBeEarly,
  }),
  earlyException: each.choice('exception to the 10% on early withdrawals', EXCEPTION_LABELS, {
    isAsked: isEarly,
  }),
  exceptedWithdrawal: each.money('part that the exception covers', { isAsked: isPartExcepted }),
} satisfies Record<string, Field>
