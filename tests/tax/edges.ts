import { expect, test } from 'vitest'
import type { TaxYear } from '../../src/tax/data/years.ts'
import type { FilingStatus } from '../../src/tax/filing-status.ts'
import { fillInput, type FullInput, type TaxInput } from '../../src/tax/input.ts'

/** A rule of the law with amounts on both sides of each of its limits. */
export type Edge = {
  rule: string
  source: string
  year: TaxYear
  status: FilingStatus
  /** [income or other driver in dollars, the rule's result]. */
  rows: ReadonlyArray<readonly [at: number, expected: number]>
}

/** The year and filing status of a household. */
export type Filing = Pick<Edge, 'year' | 'status'>

/** Runs every row of every edge as a separate test, named after its rule and source. */
export function testEdges(edges: readonly Edge[], amountAt: (edge: Edge, at: number) => number) {
  const rows = edges.flatMap((edge) =>
    edge.rows.map(([at, expected]) => ({ ...edge, edge, at, expected })),
  )
  test.each(rows)('$rule, $year $status, at $at: $expected ($source)', ({ edge, at, expected }) => {
    expect(amountAt(edge, at)).toBeCloseTo(expected, 6)
  })
}

/** A filled-in household of an edge's year and status. */
export function householdOf({ year, status }: Filing, more: Partial<TaxInput> = {}): FullInput {
  return fillInput({
    taxYear: year,
    filingStatus: status,
    taxpayer: { age: 40 },
    spouse: { age: 40 },
    ...more,
  })
}
