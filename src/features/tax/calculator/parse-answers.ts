import * as z from 'zod/mini'
import { parseJson } from '@/lib/parse-json.ts'
import type { SharedAnswers } from '@/lib/use-share-link.ts'
import { parseParameters } from '@/shared/parse-parameters.ts'
import { type AnswerId, type Answers, fieldOf, takeYear, YES } from './answers.ts'
import { FIELDS } from './fields.ts'
import type { Field } from './fields/field.ts'
import { readAnswers } from './read-answers.ts'
import { SAVED_VERSION, type SavedScenarios } from './saved-answers.ts'
import { SECOND, SHARE_PREFIX, SHARE_VERSION } from './share-link.ts'

// Parses stored and shared answers. Loaded only when there are some, because it needs zod.

/**
 * Answers from storage or a link: known names only, and choices among their options. Typed text may be invalid; its
 * field shows the error.
 */
const answersSchema: z.ZodMiniType<Answers> = z.strictObject(
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
      z.regex(/^\d{1,3}$/),
      z.refine((text) => Number(text) <= field.max),
    )
  }
  return z.string()
}

const savedSchema = z.object({
  v: z.literal(SAVED_VERSION),
  answers: z.union([z.tuple([answersSchema]), z.tuple([answersSchema, answersSchema])]),
})

/** Reads stored answers, or null for anything broken or of another version. */
export function parseAnswers(text: string): SavedScenarios | null {
  const [first, second] = savedSchema.safeParse(parseJson(text)).data?.answers ?? []
  if (!first) return null
  return second ? [takeYear(first), takeYear(second)] : [takeYear(first)]
}

const MAX_LENGTH = 6000

/** Reads the answers of a shared link; "none" means that the URL is not such a link. Never throws. */
export function parseShareHash(hash: string): SharedAnswers<SavedScenarios> {
  if (!hash.startsWith(SHARE_PREFIX)) return { kind: 'none' }
  if (hash.length > MAX_LENGTH) return BROKEN
  const parameters = parseParameters(hash.slice(SHARE_PREFIX.length))
  const entries = Object.entries(parameters ?? {})
  if (!parameters || !isOurVersion(entries)) return BROKEN

  const rest = entries.filter(([name]) => name !== 'v' && name !== SECOND)
  const first = parse(rest.filter(([name]) => !name.startsWith(SECOND)))
  const second = parse(
    rest
      .filter(([name]) => name.startsWith(SECOND))
      .map(([name, text]) => [name.slice(SECOND.length), text] as const),
  )
  if (!first || !second) return BROKEN
  return { kind: 'ok', value: Object.hasOwn(parameters, SECOND) ? [first, second] : [first] }
}

const BROKEN: SharedAnswers<SavedScenarios> = {
  kind: 'broken',
  message:
    'This link to a calculation could not be read: it may be cut off or changed. Your own answers, if any, are still here.',
}

function isOurVersion(entries: readonly (readonly [string, string])[]): boolean {
  return entries.some(([name, text]) => name === 'v' && text === SHARE_VERSION)
}

/** Links are made from answers without errors, so one with errors was changed on the way. */
function parse(entries: readonly (readonly [string, string])[]): Answers | null {
  const { data } = answersSchema.safeParse(Object.fromEntries(entries))
  return data && readAnswers(data).errors.size === 0 ? takeYear(data) : null
}
