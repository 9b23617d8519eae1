import { globSync, readFileSync } from 'node:fs'

const FILES = '{api,build,local,scripts,src,tests,worker}/**/*{.test,.spec,-suite}.{ts,tsx}'

/** A text that ends in "(R34)" or "(R34, R36-R38, D5)": the name of a test, or of a row of its table. */
const NAME = /(['"`])((?:(?!\1).)*) \(((?:[RD]\d+(?:-[RD]\d+)?(?:, )?)+)\)\1/g

/** Why no test fails when a line breaks, by its number. */
export const REASONS: Record<number, string> = {
  239: 'The site uses no realtime connection, so these constants apply to nothing.',
  240: 'The site lists no stored files and verifies no signing keys, so these constants apply to nothing.',
}

/** The numbers of the lines of docs/requirements.md. */
export function readLines(): number[] {
  const text = readFileSync('docs/requirements.md', 'utf8')
  return [...text.matchAll(/^- R(\d+)\. /gm)].map(([, number]) => Number(number))
}

/** The tests that cite each line, as "file: name". */
export function findTests(): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const file of globSync(FILES).toSorted()) {
    for (const [, , name, cited = ''] of readFileSync(file, 'utf8').matchAll(NAME)) {
      for (const line of citedLines(cited)) {
        found.set(line, [...(found.get(line) ?? []), `${file}: ${name}`])
      }
    }
  }
  return found
}

/** "R34, R36-R38, D5" cites the lines 34, 36, 37 and 38. */
function citedLines(cited: string): number[] {
  return [...cited.matchAll(/R(\d+)(?:-R(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  )
}
