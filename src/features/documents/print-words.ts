import type { Word } from './page-text.ts'

/** Lines of print for tests, each letter 5 wide and 10 high. */
export function printWords(...lines: string[]): Word[] {
  return lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      confidence: 1,
      box: { x: 5 * index, y: 20 * row, width: 5 * text.length, height: 10 },
    })),
  )
}
