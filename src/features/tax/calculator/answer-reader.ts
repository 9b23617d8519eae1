import { type AnswerId, answerOf, YES } from './answers'
import type { ReadAnswers } from './read-answers'

/** The answers that count, by name: those to questions that are asked. */
export type Reader = {
  amount: (id: AnswerId) => number
  isTicked: (id: AnswerId) => boolean
  text: (id: AnswerId) => string
}

/** Reads single answers for the engine. What is not asked or not answered is 0 or unchecked. */
export function readerOf({ texts, asked, numbers }: ReadAnswers): Reader {
  return {
    amount: (id) => (asked.has(id) ? (numbers[id] ?? 0) : 0),
    isTicked: (id) => asked.has(id) && texts[id] === YES,
    text: (id) => answerOf(texts, id),
  }
}
