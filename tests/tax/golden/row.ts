import { z } from 'zod'

/** Reads a number from a cell. Refuses an empty one. */
export const amount = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'is not a number')
  .transform(Number)

/** A cell with one of these words, translated to the engine's name. */
export const oneOf = <Word extends string, const Meaning>(meanings: Record<Word, Meaning>) =>
  z.enum(Object.keys(meanings) as Word[]).transform((word) => meanings[word])

export const flag = oneOf({ '0': false, '1': true })

/** A year with figures in the engine. */
export const taxYear = oneOf({ '2025': 2025, '2026': 2026 })

export const filingStatus = oneOf({
  single: 'single',
  married_joint: 'marriedFilingJointly',
  married_separate: 'marriedFilingSeparately',
  head_of_household: 'headOfHousehold',
  qualifying_surviving_spouse: 'qualifyingSurvivingSpouse',
})

/** The engine's result for one row, by output column: an amount in dollars or text. */
export type Outputs = Record<string, number | string>

/** A kind of file: the cells it reads and the columns it computes. */
export type GoldenKind = {
  name: string
  /** A column only this kind of file has. */
  marker: string
  compute: (row: Record<string, string>) => Outputs
}
