import * as z from 'zod/mini'
import { type AnswerId, type Answers, fieldOf, YES } from './answers'
import { FIELDS } from './fields'
import type { Field } from './fields/field'

/**
 * Answers from storage or from a link: known names only, choices among their options. What was typed
 * into a field may be wrong; the field says so. Loads zod, so import it lazily.
 */
export const answersSchema: z.ZodMiniType<Answers> = z.strictObject(
  Object.fromEntries(
    answerIds().map((id) => [id, z.optional(textOf(fieldOf(id)))] as const),
  ) as Record<AnswerId, z.ZodMiniOptional<z.ZodMiniType<string>>>,
)

function answerIds(): AnswerId[] {
  return Object.entries(FIELDS).flatMap(([id, field]: [string, Field]) =>
    field.perPerson ? [id as AnswerId, `spouse.${id}` as AnswerId] : [id as AnswerId],
  )
}

function textOf(field: Field): z.ZodMiniType<string> {
  if (field.kind === 'check') return z.literal(YES)
  if (field.kind === 'choice') return z.enum(field.options.map(({ value }) => value))
  if (field.kind === 'count') {
    return z.string().check(
      z.regex(/^\d{1,2}$/),
      z.refine((text) => Number(text) <= field.max),
    )
  }
  return z.string()
}
