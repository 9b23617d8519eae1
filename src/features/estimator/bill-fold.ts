import type { ResultWords } from './result-words.ts'

/** The lines of a bill that a phone's results have room for, which are 1,500 px high at most. */
const ROOM = 4

/**
 * How many lines of the bill a phone shows before the others are folded. What else the results must say takes
 * the room of one line each, and so does the fold.
 */
export function linesBeforeFold(lineCount: number, words: ResultWords, isOffered: boolean): number {
  const extras = words.kind === 'incomplete' ? 1 : [words.reason, words.gap].filter(Boolean).length
  const room = ROOM - extras - (isOffered ? 1 : 0)
  return lineCount <= room ? lineCount : room - 1
}
