import * as z from 'zod/mini'
import { parseJson } from '@/lib/parse-json'
import { type Answers, takeYear } from './answers'
import { answersSchema } from './answers-schema'
import { SAVED_VERSION } from './serialize-answers'

const savedSchema = z.object({
  v: z.literal(SAVED_VERSION),
  answers: z.union([z.tuple([answersSchema]), z.tuple([answersSchema, answersSchema])]),
})

/** Reads stored answers, or null for anything broken or of another version. */
export function parseAnswers(text: string): [Answers] | [Answers, Answers] | null {
  const [first, second] = savedSchema.safeParse(parseJson(text)).data?.answers ?? []
  if (!first) return null
  return second ? [takeYear(first), takeYear(second)] : [takeYear(first)]
}
