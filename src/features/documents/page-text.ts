/** A rectangle on a page, in the page's own units (points or pixels), with y pointing down. */
export type Box = { x: number; y: number; width: number; height: number }

export type Word = {
  text: string
  box: Box
  /** The reader's confidence in the letters, 0 to 1. Text inside a PDF has 1. */
  confidence: number
}

export const right = ({ x, width }: Box) => x + width
export const bottom = ({ y, height }: Box) => y + height
export const middleX = ({ x, width }: Box) => x + width / 2
export const middleY = ({ y, height }: Box) => y + height / 2

/** The smallest box around several boxes. */
export function enclose(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(right)) - x,
    height: Math.max(...boxes.map(bottom)) - y,
  }
}

/** The box with a margin all around. */
export function pad({ x, y, width, height }: Box, margin: number): Box {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
}

/** Whether two boxes are on the same line of print. */
export function isSameLine(a: Box, b: Box): boolean {
  return Math.abs(middleY(a) - middleY(b)) < 0.5 * Math.max(a.height, b.height)
}

/** Whether two boxes are above each other. */
export const overlap = (a: Box, b: Box) => a.x < right(b) && b.x < right(a)

/** The words before one on its line, the nearest first, up to a gap in heights of its print. */
export function wordsBefore(words: readonly Word[], box: Box, reach: number): Word[] {
  const gap = (word: Word) => box.x - right(word.box)
  return words
    .filter((word) => isSameLine(word.box, box) && word.box.x < box.x)
    .filter((word) => gap(word) > -0.3 * box.height && gap(word) < reach * box.height)
    .toSorted((a, b) => gap(a) - gap(b))
}
