import * as z from 'zod/mini'
import {
  DEFAULT_FORM,
  EXPENSE_LEVELS,
  type EstimatorForm,
  type ItemKind,
  type ItemLevel,
  LIMITS,
  SCREEN_RETURN_TYPES,
  setHasItems,
  setItemCount,
  setItemLevel,
} from './form'
import { NO_LEVEL, SHARE_PREFIX, SHARE_VERSION, SHARED_KINDS } from './share-hash'

export type SharedEstimate =
  | { kind: 'none' }
  | { kind: 'ok'; form: EstimatorForm }
  | { kind: 'broken'; message: string }

const MAX_LENGTH = 1000

const yesNo = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
)
const count = ({ min, max }: { min: number; max: number }) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
    z.int().check(z.minimum(min), z.maximum(max)),
  )
const levels = (kind: ItemKind) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((list) => list.split(',')),
    ),
    z
      .array(z.enum([NO_LEVEL, ...EXPENSE_LEVELS[kind]]))
      .check(z.minLength(LIMITS.itemCount.min), z.maxLength(LIMITS.itemCount.max)),
  )

const linkSchema = z.strictObject({
  v: z.literal(SHARE_VERSION),
  type: z.enum(SCREEN_RETURN_TYPES),
  w2: z.optional(count(LIMITS.w2Count)),
  '1099': z.optional(yesNo),
  investments: z.optional(yesNo),
  dependents: z.optional(count(LIMITS.dependentCount)),
  'student-loan': z.optional(yesNo),
  itemized: z.optional(yesNo),
  business: z.optional(levels('business')),
  farm: z.optional(levels('farm')),
  rental: z.optional(levels('rental')),
  state: z.optional(yesNo),
  local: z.optional(yesNo),
})

/**
 * Reads the answers of a shared link. "none" is an address that is no such link; "broken" carries a
 * sentence for the visitor. Restores only return types a screen offers (D12), and never throws.
 */
export function parseShareHash(hash: string): SharedEstimate {
  if (!hash.startsWith(SHARE_PREFIX)) return { kind: 'none' }
  if (hash.length > MAX_LENGTH) return BROKEN
  const entries = [...new URLSearchParams(hash.slice(SHARE_PREFIX.length))]
  if (new Set(entries.map(([key]) => key)).size !== entries.length) return BROKEN

  const values = Object.fromEntries(entries)
  if (isNewerVersion(values.v)) return NEWER
  const link = linkSchema.safeParse(values)
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
  for (const kind of SHARED_KINDS) form = withItems(form, kind, answers[kind] ?? [])
  return { kind: 'ok', form }
}

const BROKEN: SharedEstimate = {
  kind: 'broken',
  message:
    'This link to an estimate could not be read: it may be cut off or changed. Your own answers, if any, are still here.',
}

const NEWER: SharedEstimate = {
  kind: 'broken',
  message:
    'This link to an estimate could not be read: it was made by a newer version of this page. Reload the page, then open the link again. Your own answers, if any, are still here.',
}

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
