import { parseMoney } from '@/shared/parse-money.ts'
import { sumOf } from '@/tax/amounts.ts'
import { type Depreciation, type DepreciationInput, depreciate } from './depreciate.ts'
import { BUSINESSES, type Business, readProperty, type WorksheetTexts } from './worksheet-state.ts'

/** The worksheet's input from the calculator. Amounts are in dollars. */
export type WorksheetContext = Omit<DepreciationInput, 'properties' | 'profitBefore'> & {
  /** Profits entered in the calculator for businesses without property in the worksheet. */
  otherProfits: Partial<Record<Business, number>>
}

/** The worksheet's result: depreciation, and each business's profit after depreciation, in dollars. */
export type WorksheetOutcome = Depreciation & { profits: { business: Business; after: number }[] }

/** Computes the worksheet's result. Null while an amount in it is invalid. */
export function findOutcome(
  { profits, properties: texts }: WorksheetTexts,
  { otherProfits, ...context }: WorksheetContext,
): WorksheetOutcome | null {
  const used = BUSINESSES.filter((id) => texts.some(({ business }) => business === id))
  const before = used.map((id) => parseMoney(profits[id] ?? '', { canBeNegative: true }).value)
  const properties = texts.map(readProperty).filter((property) => property !== null)
  const known = before.filter((profit) => profit !== undefined)
  if (properties.length < texts.length || known.length < used.length) return null
  const others = BUSINESSES.filter((id) => !used.includes(id)).map((id) => otherProfits[id] ?? 0)
  const depreciation = depreciate({
    ...context,
    properties,
    profitBefore: sumOf([...known, ...others], (profit) => profit),
  })
  const { elected, allowed } = depreciation.section179
  const allowedShare = elected > 0 ? allowed / elected : 0
  return {
    ...depreciation,
    profits: used.map((business, index) => {
      const own = depreciation.properties.filter((_, at) => texts[at]?.business === business)
      const taken = sumOf(own, (one) => one.bonus + one.regular + one.section179 * allowedShare)
      return { business, after: (known[index] ?? 0) - taken }
    }),
  }
}
