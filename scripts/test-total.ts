import { existsSync, readFileSync } from 'node:fs'
import { addCounts, type Counts, formatCounts, oneFailure } from './report-counts.ts'

/** Prints the sum of both tiers' counts as the last line of .ci/run. */

const read = (tier: string): Counts => {
  const file = `.reports/${tier}.counts.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : oneFailure(`no ${file}`)
}
const total = addCounts([read('first'), read('rest')])
console.log(formatCounts(total))
process.exitCode = total.failed === 0 ? 0 : 1
