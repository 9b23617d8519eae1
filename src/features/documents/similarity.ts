import { distance } from 'fastest-levenshtein'

/** The letters of a text in lower case, which is how labels are compared. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** The letters and digits of a text, in lower case: "1099-NEC" becomes "1099nec". */
export const alphanumericsOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** How similar two texts are, by edit distance: 1 is equal, 0 has nothing in common. */
export function similarity(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(1, a.length, b.length)
}
