import * as z from 'zod/mini'
import { parseJson } from '@/lib/parse-json.ts'
import { sessionStore } from '@/lib/storage.ts'
import type { SharedAnswers } from '@/lib/use-share-link.ts'
import { estimateLinkSchema, inLimits } from '@/shared/contracts/estimate-link.ts'
import {
  EXPENSE_LEVELS,
  LIMITS,
  NO_LEVEL,
  SCREEN_RETURN_TYPES,
  SHARE_PREFIX,
  SHARE_VERSION,
} from '@/shared/estimator-answers.ts'
import { parseParameters } from '@/shared/parse-parameters.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import {
  DEFAULT_FORM,
  type EstimatorForm,
  ITEM_KINDS,
  type ItemKind,
  type ItemLevel,
  setHasItems,
  setItemCount,
  setItemLevel,
} from './form.ts'
import { SAVED_VERSION, type SavedAnswers } from './saved-answers.ts'
import { toStep } from './steps.ts'

// Parses stored and shared answers. Loaded only when there are some, because it needs zod.

const businessLevel = z.enum(['', ...EXPENSE_LEVELS.business])
const farmLevel = z.enum(['', ...EXPENSE_LEVELS.farm])
const rentalLevel = z.enum(['', ...EXPENSE_LEVELS.rental])

const itemCount = inLimits(LIMITS.itemCount)

/**
 * Answers from storage: only what visitors can enter, without unknown keys. A list whose length differs from its
 * count is rejected, not repaired: we can't tell which of the two is wrong, and a guess would price another return.
 */
const formSchema: z.ZodMiniType<EstimatorForm> = z
  .object({
    returnType: z.enum(['', ...SCREEN_RETURN_TYPES]),
    w2Count: inLimits(LIMITS.w2Count),
    has1099: z.boolean(),
    hasInvestmentIncome: z.boolean(),
    dependentCount: inLimits(LIMITS.dependentCount),
    hasStudentLoan: z.boolean(),
    hasItemizedDeductions: z.boolean(),
    hasBusiness: z.boolean(),
    businessCount: itemCount,
    businessExpenses: businessLevel,
    businessDetails: z.array(z.object({ expenses: businessLevel })),
    hasFarm: z.boolean(),
    farmCount: itemCount,
    farmExpenses: farmLevel,
    farmDetails: z.array(z.object({ expenses: farmLevel })),
    hasRental: z.boolean(),
    rentalCount: itemCount,
    rentalIncome: rentalLevel,
    rentalDetails: z.array(z.object({ income: rentalLevel })),
    needsStateReturn: z.boolean(),
    needsLocalReturn: z.boolean(),
  })
  .check(
    z.refine(
      (form) =>
        form.businessDetails.length === form.businessCount &&
        form.farmDetails.length === form.farmCount &&
        form.rentalDetails.length === form.rentalCount,
      'as many levels as items',
    ),
  )

const savedSchema = z.object({
  // Text without a version is version 1.
  v: z._default(z.literal(SAVED_VERSION), SAVED_VERSION),
  form: formSchema,
  step: z.unknown(),
})

/** Reads stored answers, or null for anything broken or of another version. */
export function parseAnswers(text: string): SavedAnswers | null {
  const result = savedSchema.safeParse(parseJson(text))
  return result.success ? { form: result.data.form, step: toStep(result.data.step) } : null
}

/** This tab's stored answers, or null if there are none or they cannot be read. */
export function readSavedAnswers(): SavedAnswers | null {
  const text = sessionStore.get(ANSWERS_KEY)
  return text === null ? null : parseAnswers(text)
}

const MAX_LINK_LENGTH = 1000

/**
 * Parses the answers of a shared link. "none" means that the address is not such a link; "broken" comes with a
 * message for the visitor. Accepts only return types that visitors can choose (D12). Never throws.
 */
export function parseShareHash(hash: string): SharedAnswers<EstimatorForm> {
  if (!hash.startsWith(SHARE_PREFIX)) return { kind: 'none' }
  if (hash.length > MAX_LINK_LENGTH) return BROKEN
  const values = parseParameters(hash.slice(SHARE_PREFIX.length))
  if (!values) return BROKEN
  if (isNewerVersion(values.v)) return NEWER
  const link = estimateLinkSchema.safeParse(values)
  if (!link.success) return BROKEN
  const answers = link.data
  let form: EstimatorForm = {
    ...DEFAULT_FORM,
    returnType: answers.type,
    w2Count: answers.w2 ?? DEFAULT_FORM.w2Count,
    has1099: answers['1099'] ?? DEFAULT_FORM.has1099,
    hasInvestmentIncome: answers.investments ?? DEFAULT_FORM.hasInvestmentIncome,
    dependentCount: answers.dependents ?? DEFAULT_FORM.dependentCount,
    hasStudentLoan: answers['student-loan'] ?? DEFAULT_FORM.hasStudentLoan,
    hasItemizedDeductions: answers.itemized ?? DEFAULT_FORM.hasItemizedDeductions,
    needsStateReturn: answers.state ?? DEFAULT_FORM.needsStateReturn,
    needsLocalReturn: answers.local ?? DEFAULT_FORM.needsLocalReturn,
  }
  for (const kind of ITEM_KINDS) form = withItems(form, kind, answers[kind] ?? [])
  return { kind: 'ok', value: form }
}

const broken = (why: string): SharedAnswers<EstimatorForm> => ({
  kind: 'broken',
  message: `This estimate link ${why} Your own answers are still here.`,
})
const BROKEN = broken('cannot be read. It may be cut off or changed.')
const NEWER = broken('is newer than the page you have open. Reload, then open the link again.')

function isNewerVersion(version: string | undefined): boolean {
  return /^\d{1,3}$/.test(version ?? '') && Number(version) > Number(SHARE_VERSION)
}

function withItems(
  form: EstimatorForm,
  kind: ItemKind,
  shared: readonly (ItemLevel | typeof NO_LEVEL)[],
): EstimatorForm {
  if (shared.length === 0) return form
  const counted = setItemCount(setHasItems(form, kind, true), kind, shared.length)
  return shared.reduce(
    (next, level, index) => setItemLevel(next, kind, index, level === NO_LEVEL ? '' : level),
    counted,
  )
}
