import {
  type AnswerId,
  answerOf,
  type Answers,
  askedIds,
  fieldIdOf,
  readNumber,
  YES,
} from './answers.ts'

/** Answers with their parsed numbers. */
export type ReadAnswers = {
  /** As typed or chosen. */
  texts: Answers
  /** The given answers whose question is asked. The others don't count. */
  asked: ReadonlySet<AnswerId>
  /** Money in dollars, rates as fractions, ages, counts. */
  numbers: Readonly<Partial<Record<AnswerId, number>>>
  /** Error messages for answers to questions that are asked. */
  errors: ReadonlyMap<AnswerId, string>
}

/** Parses the text of every answer once. Everything shown and calculated later starts from this. */
export function readAnswers(texts: Answers): ReadAnswers {
  const asked = new Set<AnswerId>()
  const numbers: Partial<Record<AnswerId, number>> = {}
  const errors = new Map<AnswerId, string>()
  for (const id of Object.keys(texts) as AnswerId[]) {
    if (askedIds(fieldIdOf(id), texts).includes(id)) asked.add(id)
    const { value, error } = readNumber(texts, id)
    if (value !== undefined) numbers[id] = value
    if (error !== undefined && asked.has(id)) errors.set(id, error)
  }
  return { texts, asked, numbers, errors }
}

/** Reads single answers. Only those to questions that are asked count. */
export type Reader = {
  amount: (id: AnswerId) => number
  isChecked: (id: AnswerId) => boolean
  text: (id: AnswerId) => string
}

/** Reads single answers for the engine. What is not asked or not answered is 0 or unchecked. */
export function readerOf({ texts, asked, numbers }: ReadAnswers): Reader {
  return {
    amount: (id) => (asked.has(id) ? (numbers[id] ?? 0) : 0),
    isChecked: (id) => asked.has(id) && texts[id] === YES,
    text: (id) => answerOf(texts, id),
  }
}
