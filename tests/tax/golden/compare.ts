import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { BY_LAW, readCases } from './by-law.ts'
import { FEDERAL } from './federal.ts'
import { OHIO } from './ohio.ts'
import { BY_FORM } from './by-form.ts'
import { PREMIUM_CREDIT } from './premium-credit.ts'
import type { GoldenKind } from './row.ts'

/** The first kind whose marker a file has; our own also has columns of the others. */
const KINDS: readonly GoldenKind[] = [BY_LAW, BY_FORM, FEDERAL, OHIO, PREMIUM_CREDIT]

/** The allowed difference in dollars, plus a little for binary fractions. */
const TOLERANCE = 0.02 + 1e-9

type Mismatch = { caseId: string; column: string; expected: string; found: number | string }

type GoldenReport = {
  kind: string
  rows: number
  mismatches: Mismatch[]
  /** The largest difference of each output column, in dollars; for text, the number of rows that differ. */
  largest: Map<string, number>
}

/** Computes every row of a golden file, CSV or JSON, and compares all output columns. */
export function compareGolden(text: string): GoldenReport {
  const rows: unknown = text.startsWith('{')
    ? readCases(text)
    : parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true })
  const parsed = z.array(z.record(z.string(), z.string())).min(1, 'has no rows').parse(rows)
  const kind = findKind(Object.keys(parsed[0] ?? {}))
  const mismatches: Mismatch[] = []
  const largest = new Map<string, number>()
  for (const [index, row] of parsed.entries()) {
    const caseId = row['case_id'] ?? `row ${index + 1}`
    for (const [column, found] of Object.entries(kind.compute(row))) {
      const expected = row[column]
      if (expected === undefined) throw new Error(`${caseId}: the column ${column} is missing`)
      const difference = differenceOf(found, expected)
      largest.set(column, Math.max(largest.get(column) ?? 0, difference))
      if (!(difference <= TOLERANCE)) mismatches.push({ caseId, column, expected, found })
    }
  }
  return { kind: kind.name, rows: parsed.length, mismatches, largest }
}

function findKind(columns: readonly string[]): GoldenKind {
  const kind = KINDS.find(({ marker }) => columns.includes(marker))
  if (kind) return kind
  const markers = KINDS.map(({ marker }) => marker).join(' or ')
  throw new Error(`Not a golden file: the header has no column ${markers}`)
}

function differenceOf(found: number | string, expected: string): number {
  if (typeof found === 'string') return found === expected ? 0 : 1
  return expected === '' ? Infinity : Math.abs(found - Number(expected))
}

/** The report as lines of text: counts, the largest difference per column, then mismatches. */
export function formatReport(name: string, report: GoldenReport): string {
  const { kind, rows, mismatches, largest } = report
  const wrong = new Set(mismatches.map(({ caseId }) => caseId)).size
  const columns = [...largest].map(([column, most]) => `  ${column.padEnd(34)}${most.toFixed(4)}`)
  const list = mismatches.map(
    ({ caseId, column, expected, found }) =>
      `  ${caseId} ${column}: expected ${expected}, found ${found}`,
  )
  return [
    `${name} (${kind}): ${rows} rows, ${wrong} rows with ${mismatches.length} mismatches`,
    'Largest difference per column, in dollars:',
    ...columns,
    ...list,
  ].join('\n')
}
