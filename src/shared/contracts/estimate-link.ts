import * as z from 'zod/mini'
import {
  type CountLimits,
  EXPENSE_LEVELS,
  LIMITS,
  NO_LEVEL,
  SCREEN_RETURN_TYPES,
  SHARE_VERSION,
} from '../estimator-answers.ts'

export const inLimits = ({ min, max }: CountLimits) => z.int().check(z.minimum(min), z.maximum(max))

const yesNo = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
)
const countText = (limits: CountLimits) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)), inLimits(limits))
const levels = (kind: keyof typeof EXPENSE_LEVELS) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((list) => list.split(',')),
    ),
    z
      .array(z.enum([NO_LEVEL, ...EXPENSE_LEVELS[kind]]))
      .check(z.minLength(LIMITS.itemCount.min), z.maxLength(LIMITS.itemCount.max)),
  )

/** The answers in a link to an estimate: only what visitors can enter (D12), without unknown names. */
export const estimateLinkSchema = z.strictObject({
  v: z.literal(SHARE_VERSION),
  type: z.enum(SCREEN_RETURN_TYPES),
  w2: z.optional(countText(LIMITS.w2Count)),
  '1099': z.optional(yesNo),
  investments: z.optional(yesNo),
  dependents: z.optional(countText(LIMITS.dependentCount)),
  'student-loan': z.optional(yesNo),
  itemized: z.optional(yesNo),
  business: z.optional(levels('business')),
  farm: z.optional(levels('farm')),
  rental: z.optional(levels('rental')),
  state: z.optional(yesNo),
  local: z.optional(yesNo),
})
