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

/** A word on a page that is drawn larger. */
export function scaleWord({ box, ...word }: Word, scale: number): Word {
  const { x, y, width, height } = box
  return {
    ...word,
    box: { x: scale * x, y: scale * y, width: scale * width, height: scale * height },
  }
}

/** Whether two boxes are on the same line of print. */
export function isSameLine(a: Box, b: Box): boolean {
  return Math.abs(middleY(a) - middleY(b)) < 0.5 * Math.max(a.height, b.height)
}
