import type { Word } from './page-text'

const YEAR = /^20[2-4]\d$/

/** The tax year printed on a form: the year that is named most often. Null where there is none. */
export function findYear(words: readonly Word[]): number | null {
  const counts = new Map<number, number>()
  for (const { text } of words) {
    if (YEAR.test(text)) counts.set(Number(text), (counts.get(Number(text)) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}
