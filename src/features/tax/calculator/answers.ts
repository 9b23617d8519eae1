import { capitalize } from '@/lib/wording.ts'
import { type ParsedNumber, parseMoney } from '@/shared/parse-money.ts'
import type { Field } from './fields/field.ts'
import { type FieldId, FIELDS, type PersonFieldId } from './fields.ts'
import { parseAge, parsePercent, parseYears } from './parse-field.ts'

/** The answer to a field, or the spouse's answer to a field that both spouses answer. */
export type AnswerId = FieldId | `spouse.${PersonFieldId}`

/** Typed or chosen answers, as text. A missing answer means the default. */
export type Answers = Partial<Record<AnswerId, string>>

/** The answer for a checked box. */
export const YES = 'yes'

const DEFAULTS: Answers = { taxYear: '2026', filingStatus: 'single' }

const SPOUSE = 'spouse.'

/** The text of an answer, or its default. */
export function answerOf(answers: Answers, id: AnswerId): string {
  return answers[id] ?? DEFAULTS[id] ?? defaultOf(fieldOf(id))
}

export function fieldOf(id: AnswerId): Field {
  return FIELDS[fieldIdOf(id)]
}

/** The field an answer belongs to, for either spouse. */
export function fieldIdOf(id: AnswerId): FieldId {
  return (isSpouses(id) ? id.slice(SPOUSE.length) : id) as FieldId
}

function defaultOf(field: Field): string {
  if (field.kind === 'choice') return field.options[0]?.value ?? ''
  return field.kind === 'count' ? '0' : ''
}

function isSpouses(id: AnswerId): boolean {
  return id.startsWith(SPOUSE)
}

/** The answers with one of them changed. Drops an answer that equals its default. */
export function setAnswer(answers: Answers, id: AnswerId, text: string): Answers {
  const { [id]: _, ...rest } = answers
  return text === answerOf({}, id) ? rest : { ...rest, [id]: text }
}

/**
 * The answers a field asks for: one, two on a joint return, or none. Whether a question is asked of a spouse
 * depends on that spouse's answers.
 */
export function askedIds(field: FieldId, answers: Answers): AnswerId[] {
  const { perPerson, isAsked = () => true }: Field = FIELDS[field]
  const isJoint = answers.filingStatus === 'marriedFilingJointly'
  const own: AnswerId[] = isAsked(answers, answers) ? [field] : []
  if (!perPerson || !isJoint) return own
  const spouses: AnswerId = `${SPOUSE}${field as PersonFieldId}`
  return isAsked(asSpouse(answers), answers) ? [...own, spouses] : own
}

/** The answers, with the spouse's stored under the taxpayer's field names. */
function asSpouse(answers: Answers): Answers {
  const entries = Object.entries(answers) as [AnswerId, string][]
  return Object.fromEntries(
    entries
      .filter(([id]) => isSpouses(id) || !fieldOf(id).perPerson)
      .map(([id, text]) => [fieldIdOf(id), text]),
  )
}

/** "Wages", or "Your wages" and "Spouse's wages" when both spouses are asked. */
export function labelOf(id: AnswerId, answers: Answers): string {
  const { label, perPerson, kind } = fieldOf(id)
  const isJoint = answers.filingStatus === 'marriedFilingJointly'
  if (!perPerson || !isJoint) return capitalize(label)
  if (kind === 'check') return `${isSpouses(id) ? 'Spouse' : 'You'}: ${label.replace(' me', '')}`
  return `${isSpouses(id) ? 'Spouse’s' : 'Your'} ${label}`
}

/** The number in an answer, or what is wrong with it. Money is in dollars, rates are fractions. */
export function readNumber(answers: Answers, id: AnswerId): ParsedNumber {
  return readField(fieldOf(id), answerOf(answers, id))
}

/** The number in the text of a field, or what is wrong with it. */
export function readField(field: Field, text: string): ParsedNumber {
  if (field.kind === 'money') return parseMoney(text, field)
  if (field.kind === 'percent') return parsePercent(text)
  if (field.kind === 'age') return parseAge(text)
  if (field.kind === 'years') return parseYears(text)
  return { value: Number(text) || 0 }
}

/** Answers to store or share. Adds the year, because the page's default year will change. */
export function withYear(answers: Answers): Answers {
  return { ...answers, taxYear: answerOf(answers, 'taxYear') }
}

/** Stored or shared answers. Answers saved in the first months have no year, which means 2026. */
export function takeYear(answers: Answers): Answers {
  return setAnswer(answers, 'taxYear', answers.taxYear ?? '2026')
}
