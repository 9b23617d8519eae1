import * as z from 'zod/mini'
import { EXPENSE_LEVELS, type EstimatorForm, LIMITS, SCREEN_RETURN_TYPES } from './form'

const businessLevel = z.enum(['', ...EXPENSE_LEVELS.business])
const farmLevel = z.enum(['', ...EXPENSE_LEVELS.farm])
const rentalLevel = z.enum(['', ...EXPENSE_LEVELS.rental])

const count = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.minimum(min), z.maximum(max))
const itemCount = count(LIMITS.itemCount)

/**
 * Answers from storage: only what the screens can produce, without keys we do not know. A list that
 * is longer or shorter than its count is refused, not repaired: we cannot tell which of the two is
 * wrong, and a guess would price another return. Loads zod, so import it lazily.
 */
export const formSchema: z.ZodMiniType<EstimatorForm> = z
  .object({
    returnType: z.enum(['', ...SCREEN_RETURN_TYPES]),
    w2Count: count(LIMITS.w2Count),
    has1099: z.boolean(),
    hasInvestmentIncome: z.boolean(),
    dependentCount: count(LIMITS.dependentCount),
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
