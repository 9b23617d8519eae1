import { z } from 'zod'
import type { FilingStatus } from '../../src/features/tax/engine/filing-status.ts'

/** Reads a number from a cell. Refuses an empty one. */
export const amount = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'is not a number')
  .transform(Number)

/** A cell that is 1 or 0. */
export const flag = z.enum(['0', '1']).transform((cell) => cell === '1')

/** A year the engine has figures for. */
export const taxYear = z.enum(['2025', '2026']).transform((cell) => (cell === '2025' ? 2025 : 2026))

const STATUSES = {
  single: 'single',
  married_joint: 'marriedFilingJointly',
  married_separate: 'marriedFilingSeparately',
  head_of_household: 'headOfHousehold',
  qualifying_surviving_spouse: 'qualifyingSurvivingSpouse',
} as const satisfies Record<string, FilingStatus>

export const filingStatus = z
  .enum([
    'single',
    'married_joint',
    'married_separate',
    'head_of_household',
    'qualifying_surviving_spouse',
  ])
  .transform((cell) => STATUSES[cell])

/** The engine's result for one row, by output column: an amount in dollars or a word. */
export type Outputs = Record<string, number | string>

/** A kind of file: the cells it reads and the columns it computes. */
export type GoldenKind = {
  name: string
  /** A column only this kind of file has. */
  marker: string
  compute: (row: Record<string, string>) => Outputs
}
