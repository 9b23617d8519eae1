/**
 * Flesch's reading ease of an English text: 100 is very easy, 60 to 70 plain, below 50 hard. Counts syllables
 * by groups of vowels, which is right for most words. NaN without a sentence.
 */
export function readingEase(text: string): number {
  const sentences = text.split(/[.?!]+(?:\s|$)/).filter((one) => /\w/.test(one)).length
  const words = text.match(/[\p{L}’'-]+/gu) ?? []
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length)
}

/** The number of syllables in an English word, at least one. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const sounded = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end[0] ?? '')
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 0)
}
