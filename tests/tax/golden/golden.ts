import { readFileSync } from 'node:fs'
import { compareGolden, formatReport } from './compare.ts'

/**
 * Runs golden files (federal, Ohio, the premium tax credit or whole households) through the tax engine. Exits with
 * code 1 on a mismatch or a bad file.
 */

const files = process.argv.slice(2)
if (files.length === 0) fail('Usage: npm run golden -- FILE [FILE …], each .csv or .json')

for (const file of files) {
  try {
    const report = compareGolden(readFileSync(file, 'utf8'))
    console.log(formatReport(file, report))
    if (report.mismatches.length > 0) process.exitCode = 1
  } catch (error) {
    fail(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
