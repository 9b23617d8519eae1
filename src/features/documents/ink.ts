import { type Box, bottom, right } from './page-text.ts'

/** A picture in shades of gray: one byte per pixel, row by row, 0 is black. */
export type GrayPicture = { data: Uint8Array; width: number; height: number }

/** Which pixels of a page are print or rules: 1 for each that is dark on its paper. */
export type Ink = GrayPicture

/** What is darker than this on evenly lit paper is print. A picture has grain, the drawing of a PDF has none. */
const DARK = { picture: 185, text: 215 }

export function findInk({ data, width, height }: GrayPicture, source: keyof typeof DARK): Ink {
  return { data: data.map((shade) => (shade < DARK[source] ? 1 : 0)), width, height }
}

/** A ruled line may have gaps and be off by a pixel. */
const RULE_SHARE = 0.85

/** The first ruled line as long as the box when going from one y to another, or null. */
export function ruleAcross(ink: Ink, box: Box, from: number, to: number): number | null {
  const step = from < to ? 1 : -1
  for (let y = Math.round(from); step * (to - y) > 0; y += step) {
    if (darkShare(ink, box.x, right(box), (x) => [x, y, 0, 1]) >= RULE_SHARE) return y
  }
  return null
}

/** The first ruled line as high as the box when going from one x to another, or null. */
export function ruleBeside(ink: Ink, box: Box, from: number, to: number): number | null {
  const step = from < to ? 1 : -1
  for (let x = Math.round(from); step * (to - x) > 0; x += step) {
    if (darkShare(ink, box.y, bottom(box), (y) => [x, y, 1, 0]) >= RULE_SHARE) return x
  }
  return null
}

/** The share of a line's pixels that are dark, or have a dark neighbor across the line. */
function darkShare(
  { data, width, height }: Ink,
  start: number,
  end: number,
  pointAt: (along: number) => readonly [x: number, y: number, acrossX: number, acrossY: number],
): number {
  let dark = 0
  for (let along = Math.ceil(start); along < end; along++) {
    const [x, y, acrossX, acrossY] = pointAt(along)
    for (const side of [0, -1, 1]) {
      const [column, row] = [x + side * acrossX, y + side * acrossY]
      const isInside = column >= 0 && column < width && row >= 0 && row < height
      if (!isInside || data[row * width + column] !== 1) continue
      dark++
      break
    }
  }
  return dark / Math.max(1, Math.ceil(end) - Math.ceil(start))
}

/** Fewer dark pixels are dust. */
const MIN_DOTS = 8

/**
 * The lines of print in a part of the page, the top one first: boxes that touch their ink.
 * @param holes parts that do not count, such as the label
 * @param letter the height of letters there, in pixels
 */
export function findPrint(ink: Ink, area: Box, holes: readonly Box[], letter: number): Box[] {
  const lines: Row[] = []
  for (let y = Math.max(0, Math.ceil(area.y)); y < Math.min(ink.height, bottom(area)); y++) {
    const row = rowAt(ink, y, area, holes)
    if (row === null) continue
    const last = lines.at(-1)
    if (last && y - last.end <= 0.2 * letter) {
      last.end = y
      last.dots += row.dots
      last.left = Math.min(last.left, row.left)
      last.right = Math.max(last.right, row.right)
    } else lines.push(row)
  }
  return lines.flatMap(({ top, end, left, right: edge, dots }) => {
    const box = { x: left, y: top, width: edge - left + 1, height: end - top + 1 }
    const isRule = box.height < 0.2 * letter && box.width > 2 * letter
    return isRule || dots < MIN_DOTS ? [] : [box]
  })
}

type Row = { top: number; end: number; left: number; right: number; dots: number }

/** The ink in one row of pixels, or null if there is none. */
function rowAt(ink: Ink, y: number, area: Box, holes: readonly Box[]): Row | null {
  const open = holes.filter((hole) => y >= hole.y && y < bottom(hole))
  let row: Row | null = null
  for (let x = Math.max(0, Math.ceil(area.x)); x < Math.min(ink.width, right(area)); x++) {
    if (ink.data[y * ink.width + x] !== 1) continue
    if (open.some((hole) => x >= hole.x && x < right(hole))) continue
    row ??= { top: y, end: y, left: x, right: x, dots: 0 }
    row.right = x
    row.dots++
  }
  return row
}
