import type { ResultWords } from './result-words'

/** The lines of a bill that a phone's results have room for, which are 1,500 px high at most. */
const ROOM = 4

/**
 * How many lines of the bill a phone shows before the others are folded. What else the results must say takes
 * the room of one line each, and so does the fold.
 */
export function linesBeforeFold(lineCount: number, words: ResultWords, isOffered: boolean): number {
  const room = ROOM - extras(words) - (isOffered ? 1 : 0)
  return lineCount <= room ? lineCount : room - 1
}

/** What makes the panel higher. */
function extras(words: ResultWords): number {
  if (words.kind === 'incomplete') return 1
  return [words.reason, words.gap].filter(Boolean).length
}
