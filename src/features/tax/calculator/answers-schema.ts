import { z } from 'zod'
import { type AnswerId, type Answers, fieldOf, YES } from './answers'
import { FIELDS } from './fields'
import type { Field } from './fields/field'

/** Nobody types a longer amount; a longer text in storage or in a link is not ours. */
const MOST_LETTERS = 40

/**
 * Answers from storage or from a link: known names only, choices among their options. What was typed
 * into a field may be wrong; the field says so. Loads zod, so import it lazily.
 */
export const answersSchema: z.ZodType<Answers> = z.strictObject(
  Object.fromEntries(
    answerIds().map((id) => [id, textOf(fieldOf(id)).optional()] as const),
  ) as Record<AnswerId, z.ZodOptional<z.ZodType<string>>>,
)

function answerIds(): AnswerId[] {
  return Object.entries(FIELDS).flatMap(([id, field]: [string, Field]) =>
    field.perPerson ? [id as AnswerId, `spouse.${id}` as AnswerId] : [id as AnswerId],
  )
}

function textOf(field: Field): z.ZodType<string> {
  if (field.kind === 'check') return z.literal(YES)
  if (field.kind === 'choice') return z.enum(field.options.map(({ value }) => value))
  if (field.kind === 'count') {
    return z
      .string()
      .regex(/^\d{1,2}$/)
      .refine((text) => Number(text) <= field.max)
  }
  return z.string().max(MOST_LETTERS)
}
