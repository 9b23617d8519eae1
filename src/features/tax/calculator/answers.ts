import { type ParsedNumber, parseMoney } from '@/lib/parse-money'
import type { Field } from './fields/field'
import { type FieldId, FIELDS, type PersonFieldId } from './fields'
import { parseAge, parsePercent } from './parse-field'

/** The answer of a field, or of the spouse to a field that each of them answers. */
export type AnswerId = FieldId | `spouse.${PersonFieldId}`

/** What was typed or chosen, as text; what is missing stands at its default. */
export type Answers = Partial<Record<AnswerId, string>>

/** Ticked, for a field that is a box to tick. */
export const YES = 'yes'

const DEFAULTS: Answers = { taxYear: '2026', filingStatus: 'single' }

const SPOUSE = 'spouse.'

/** The text of an answer, or its default. */
export function answerOf(answers: Answers, id: AnswerId): string {
  return answers[id] ?? DEFAULTS[id] ?? defaultOf(fieldOf(id))
}

/** The field behind an answer. */
export function fieldOf(id: AnswerId): Field {
  return FIELDS[fieldIdOf(id)]
}

function fieldIdOf(id: AnswerId): FieldId {
  return (isSpouses(id) ? id.slice(SPOUSE.length) : id) as FieldId
}

function defaultOf(field: Field): string {
  if (field.kind === 'choice') return field.options[0]?.value ?? ''
  return field.kind === 'count' ? '0' : ''
}

function isSpouses(id: AnswerId): boolean {
  return id.startsWith(SPOUSE)
}

/** With one answer changed; an answer at its default is dropped. */
export function setAnswer(answers: Answers, id: AnswerId, text: string): Answers {
  const { [id]: _, ...rest } = answers
  return text === answerOf({}, id) ? rest : { ...rest, [id]: text }
}

/** The answers a field asks for: one, the spouse's too on a joint return, or none. */
export function askedIds(field: FieldId, answers: Answers): AnswerId[] {
  const { perPerson, isAsked }: Field = FIELDS[field]
  if (isAsked && !isAsked(answers)) return []
  const isJoint = answers.filingStatus === 'marriedFilingJointly'
  return perPerson && isJoint ? [field, `${SPOUSE}${field as PersonFieldId}`] : [field]
}

/** "Wages", or "Your wages" and "Spouse’s wages" where both spouses are asked. */
export function labelOf(id: AnswerId, answers: Answers): string {
  const { label, perPerson, kind } = fieldOf(id)
  const isJoint = answers.filingStatus === 'marriedFilingJointly'
  if (!perPerson || !isJoint) return capitalize(label)
  if (kind === 'check') return `${isSpouses(id) ? 'Spouse' : 'You'}: ${label.replace(' me', '')}`
  return `${isSpouses(id) ? 'Spouse’s' : 'Your'} ${label}`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The number in an answer, or what is wrong with it. Money is dollars, a rate a fraction. */
export function readNumber(answers: Answers, id: AnswerId): ParsedNumber {
  const field = fieldOf(id)
  const text = answerOf(answers, id)
  if (field.kind === 'money') return parseMoney(text, field)
  if (field.kind === 'percent') return parsePercent(text)
  if (field.kind === 'age') return parseAge(text)
  return { value: Number(text) || 0 }
}

/** Answers as they leave the page: with their year, because the year the page begins with moves on. */
export function withYear(answers: Answers): Answers {
  return { ...answers, taxYear: answerOf(answers, 'taxYear') }
}

/** Answers as they come back. Links and stored text of the first months have no year: it was 2026. */
export function takeYear(answers: Answers): Answers {
  return setAnswer(answers, 'taxYear', answers.taxYear ?? '2026')
}

/** What is wrong with the answers that are asked for, in words. */
export function findErrors(answers: Answers): Map<AnswerId, string> {
  const errors = new Map<AnswerId, string>()
  for (const field of Object.keys(FIELDS) as FieldId[]) {
    for (const id of askedIds(field, answers)) {
      const { error } = readNumber(answers, id)
      if (error !== undefined) errors.set(id, error)
    }
  }
  return errors
}
