import { z } from 'zod'
import type { TaxInput } from '../../../src/tax/input.ts'
import type { OhioInput } from '../../../src/tax/ohio/input.ts'
import { findReturns } from '../../../src/tax/returns.ts'
import type { GoldenKind } from './row.ts'

/** Households in the engine's input, each with some right results by their path: "federal.totalTax". */
const fileSchema = z.object({
  cases: z.array(z.looseObject({ id: z.string(), right: z.record(z.string(), z.coerce.string()) })),
})

/** The cases of a JSON file as the rows of a golden file. */
export function readCases(json: string): Record<string, string>[] {
  const { cases } = fileSchema.parse(JSON.parse(json))
  return cases.map(({ id, right, ...household }) => ({
    case_id: id,
    household: JSON.stringify(household),
    ...right,
  }))
}

/** Households written from the law (src/tax/golden/by-law.json). */
export const BY_LAW: GoldenKind = {
  name: 'households by law',
  marker: 'household',
  compute: ({ household = '', ...cells }) => {
    const given = JSON.parse(household) as { input: TaxInput; ohio: OhioInput }
    const returns: unknown = findReturns(given.input, given.ohio)
    const paths = Object.keys(cells).filter((name) => name.includes('.'))
    return Object.fromEntries(paths.map((path) => [path, amountAt(returns, path)]))
  },
}

/** @throws Error for a path without an amount */
function amountAt(returns: unknown, path: string): number {
  const value = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], returns)
  if (typeof value !== 'number') throw new Error(`there is no amount at ${path}`)
  return value
}
