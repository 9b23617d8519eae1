const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "eight" for 8: counts up to ten are words in a sentence. */
export function countWord(count: number): string {
  return WORDS[count] ?? String(count)
}
