import { addCounts, countFile, type Counts, formatCounts } from './report-counts.ts'

/** Prints the sum of both tiers' counts as the last line of .ci/run. */

const read = (tier: string) => countFile(`.reports/${tier}.counts.json`, (counts: Counts) => counts)
const total = addCounts([read('first'), read('rest')])
console.log(formatCounts(total))
process.exitCode = total.failed === 0 ? 0 : 1
