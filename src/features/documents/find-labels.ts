import {
  type Box,
  bottom,
  isSameLine,
  right,
  enclose,
  type Word,
  wordsBefore,
} from './page-text.ts'
import { lettersOf, alphanumericsOf, similarity } from './similarity.ts'

/** A wording found on the page. */
export type LabelMatch = {
  words: readonly Word[]
  box: Box
  /** Height of its print. */
  height: number
  /** How similar print and wording are, 0 to 1. */
  similarity: number
}

const MIN_SIMILARITY = 0.82
/** Short wordings are too similar to each other: they must match exactly, or nearly. */
const SHORT = 8
const MIN_SIMILARITY_SHORT = 0.95
const MIN_START = 0.65

/**
 * Finds every place where a wording is printed, on one line or broken over several, even with misread
 * letters. Ignores digits and symbols.
 */
export function findLabels(words: readonly Word[], wording: string): LabelMatch[] {
  const wanted = lettersOf(wording)
  const minimum = wanted.length < SHORT ? MIN_SIMILARITY_SHORT : MIN_SIMILARITY
  return words.flatMap((word) => {
    const first = lettersOf(word.text)
    if (first === '' || !isStartOf(first, wanted)) return []
    const best = follow(words, [word], first, wanted)
    if (best === null || best.similarity < minimum) return []
    const heights = best.words.map(({ box }) => box.height).toSorted((a, b) => a - b)
    const height = heights[Math.floor(heights.length / 2)] ?? word.box.height
    return [{ ...best, box: enclose(best.words.map(({ box }) => box)), height }]
  })
}

/** Whether the label follows its box number, as in "1 Wages" or "Box 1. Wages". */
export function hasBoxNumber(
  words: readonly Word[],
  { words: printed, height }: LabelMatch,
  number: string,
): boolean {
  const [first] = printed
  if (!first) return false
  if (/^\d/.test(first.text) && alphanumericsOf(first.text).startsWith(number)) return true
  const before = wordsBefore(words, { ...first.box, height }, 2)
  return before.some(({ text }) => alphanumericsOf(text) === number)
}

type Path = { words: readonly Word[]; similarity: number }

/** The best continuation of some words: the next word on the line or the start of the line below. */
function follow(
  words: readonly Word[],
  path: readonly Word[],
  letters: string,
  wanted: string,
): Path | null {
  let best: Path | null = { words: path, similarity: similarity(letters, wanted) }
  if (letters.length >= wanted.length) return best
  for (const next of nextWords(words, path)) {
    const longer = letters + lettersOf(next.text)
    if (longer.length > wanted.length + 2 || !isStartOf(longer, wanted)) continue
    const found = follow(words, [...path, next], longer, wanted)
    if (found && found.similarity > best.similarity) best = found
  }
  return best
}

function isStartOf(letters: string, wanted: string): boolean {
  return similarity(letters, wanted.slice(0, letters.length)) >= MIN_START
}

function nextWords(words: readonly Word[], path: readonly Word[]): Word[] {
  const last = path.at(-1)
  const [first] = path
  if (!last || !first) return []
  const { height } = last.box
  // Dots that lead to the value are no part of a wording.
  const solid = words.filter(({ text }) => alphanumericsOf(text) !== '')
  const onLine = solid.filter(
    ({ box }) =>
      isSameLine(box, last.box) &&
      box.x > last.box.x &&
      box.x - right(last.box) > -0.3 * height &&
      box.x - right(last.box) < 2.5 * height,
  )
  const left = Math.min(...path.map(({ box }) => box.x))
  const below = solid.filter(
    ({ box }) =>
      !isSameLine(box, last.box) &&
      box.y > last.box.y &&
      box.y - bottom(last.box) < height &&
      Math.abs(box.x - left) < 2.5 * height,
  )
  return [...closest(onLine, last.box.x), ...closest(below, left)]
}

const closest = (words: readonly Word[], x: number) =>
  words.toSorted((a, b) => Math.abs(a.box.x - x) - Math.abs(b.box.x - x)).slice(0, 1)
