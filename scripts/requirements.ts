import { findTests, readLines, REASONS } from '../local/find-tests.ts'

/** Lists the tests of each line of docs/requirements.md, or why a line has none. */

const tests = findTests()
const lines = readLines()
const testsOf = (line: number) => tests.get(line) ?? []
const isInBrowser = (test: string) => test.includes('.spec.ts: ')

for (const line of lines) {
  const own = testsOf(line)
  const shown = own.length > 0 ? own : [REASONS[line] ?? 'NOTHING']
  shown.forEach((text, index) => console.log((index === 0 ? `R${line}` : '').padEnd(6) + text))
}

const count = (isCounted: (line: number) => boolean) => lines.filter(isCounted).length
const hasTest = (line: number) => testsOf(line).length > 0
console.log(`
${count(hasTest)} of ${lines.length} lines have a test, ${count((line) => line in REASONS)} a reason why not
${count((line) => testsOf(line).some((test) => !isInBrowser(test)))} are tested without a browser, ${count((line) => testsOf(line).some(isInBrowser))} in one`)
