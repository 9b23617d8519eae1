import type { PrintedValue } from './find-values.ts'
import type { Word } from './page-text.ts'

const YEAR = /^20[2-4]\d$/

/**
 * The tax year printed on a form: the year named most often. Null if there is none.
 * @param inBoxes print that may be an amount, which counts only if no year is printed anywhere else
 */
export function findYear(words: readonly Word[], inBoxes: ReadonlySet<Word>): number | null {
  return mostNamed(words.filter((word) => !inBoxes.has(word))) ?? mostNamed(words)
}

function mostNamed(words: readonly Word[]): number | null {
  const counts = new Map<number, number>()
  for (const { text } of words) {
    if (YEAR.test(text)) counts.set(Number(text), (counts.get(Number(text)) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}

/** Whether print that could be an amount is the form's year, or a year in two pieces: "20 25". */
export function isYear({ words }: Pick<PrintedValue, 'words'>, year: number | null): boolean {
  const text = words.map((word) => word.text).join('')
  return text === String(year) || (words.length > 1 && YEAR.test(text))
}
