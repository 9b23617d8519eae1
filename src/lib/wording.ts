/** The text with a capital first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The text with a lowercase first letter, for use inside a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "eight" for 8: counts up to ten are words in a sentence. */
export function countWord(count: number): string {
  return WORDS[count] ?? String(count)
}

/** "today", "tomorrow" or "in 21 days". */
export function waitOf(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** What every tool says about its questions. Here, because components may not import texts. */
export const STAYS_HERE = 'What you type stays on this device.'
