import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { lackingInMarkup, lackingInScripts, lackingInStyles } from './old-browsers/find-lacking.ts'
import { KNOWN, OWN_POLYFILLS } from './old-browsers/known.ts'

/**
 * Searches the built files for features that our oldest browsers (build/browsers.ts) lack, by MDN's data. Fails on
 * a feature that nobody has reviewed (old-browsers/known.ts), and on a reviewed one that is no longer used.
 */

const scripts = globSync('dist/{assets/*.js,sw.js,ocr/**/*.js}')
const hasPolyfills = (file: string) =>
  OWN_POLYFILLS.some((begin) => basename(file).startsWith(begin))
if (scripts.length === 0) throw new Error('There are no built files: npm run build first')

const found = [
  ...lackingInScripts(
    scripts.filter((file) => !hasPolyfills(file)).map(read),
    scripts.filter(hasPolyfills).map(read),
  ),
  ...lackingInStyles(readAll('dist/assets/*.css')),
  ...lackingInMarkup(readAll('dist/**/*.html')),
]
const known = new Set(Object.values(KNOWN).flat())
const isFound = new Set(found.map(({ name }) => name))
const problems = [
  ...found
    .filter(({ name }) => !known.has(name))
    .map(({ name, browsers }) => `${name} is not there in ${browsers}`),
  ...[...known].filter((name) => !isFound.has(name)).map((name) => `${name} is no longer used`),
]
console.log(`${found.length} names that some of the oldest browsers lack`)
if (problems.length > 0) console.log(problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

function readAll(pattern: string): string {
  return globSync(pattern).map(read).join('\n')
}
