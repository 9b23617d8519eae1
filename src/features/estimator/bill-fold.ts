import type { ResultText } from './result-text.ts'

/** How many lines of the bill fit in a phone's results, which are at most 1,500 px high. */
const ROOM = 4

/**
 * How many lines of the bill a phone shows before it folds the others. Everything else that the results must say takes
 * up a line, and so does the button that unfolds them.
 */
export function linesBeforeFold(lineCount: number, text: ResultText, isOffered: boolean): number {
  const extras = text.kind === 'incomplete' ? 1 : text.kind === 'partial' || text.reason ? 2 : 0
  const room = ROOM - extras - (isOffered ? 1 : 0)
  return lineCount <= room ? lineCount : room - 1
}
