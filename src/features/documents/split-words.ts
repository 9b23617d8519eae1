import type { Box, Word } from './page-text.ts'

/**
 * Splits a run of PDF text into words, each with its part of the run's box.
 * @param measure how wide a text is, in any unit
 */
export function splitWords(text: string, box: Box, measure: (text: string) => number): Word[] {
  const scale = box.width / (measure(text) || 1)
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    confidence: 1,
    box: {
      ...box,
      x: box.x + scale * measure(text.slice(0, index)),
      width: scale * measure(word),
    },
  }))
}
