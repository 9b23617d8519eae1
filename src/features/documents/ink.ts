import { type Box, bottom, right } from './page-text.ts'

/** A picture in shades of gray: one byte per pixel, row by row, 0 is black. */
export type GrayPicture = { data: Uint8Array; width: number; height: number }

/** Which pixels of a page are print or rules: 1 for each that is dark on its paper. */
export type Ink = GrayPicture & {
  /** The same for print that is too pale to tell from grain dot by dot, only by the shade around it. */
  pale?: Uint8Array
}

/** What is darker than this on evenly lit paper is print. A picture has grain, the drawing of a PDF has none. */
const DARK = { picture: 185, text: 230 }

export function findInk({ data, width, height }: GrayPicture, source: keyof typeof DARK): Ink {
  return { data: data.map((shade) => (shade < DARK[source] ? 1 : 0)), width, height }
}

/** How much darker than the paper a small square of pale print is. Grain evens out over its 25 pixels. */
const PALE = 14

/** Which pixels of a scan or photo have pale print around them. */
export function findPale({ data, width, height }: GrayPicture): Uint8Array {
  const light = data.filter((shade) => shade >= DARK.picture)
  const paper = light.reduce((sum, shade) => sum + shade, 0) / Math.max(1, light.length)
  const pale = new Uint8Array(data.length)
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      let sum = 0
      for (let row = y - 2; row <= y + 2; row++) {
        for (let at = row * width + x - 2; at <= row * width + x + 2; at++) sum += data[at] ?? 0
      }
      pale[y * width + x] = sum < 25 * (paper - PALE) ? 1 : 0
    }
  }
  return pale
}

/** A ruled line may have gaps and be off by a pixel. */
const RULE_SHARE = 0.85

/** The first ruled line as long as the box when going from one y to another, or null. */
export const ruleAcross = (ink: Ink, box: Box, from: number, to: number) =>
  findRule(from, to, box.x, right(box), (y, x) => isDark(ink, x, y))

/** The first ruled line as high as the box when going from one x to another, or null. */
export const ruleBeside = (ink: Ink, box: Box, from: number, to: number) =>
  findRule(from, to, box.y, bottom(box), (x, y) => isDark(ink, x, y))

const isDark = ({ data, width }: Ink, x: number, y: number) =>
  x >= 0 && x < width && data[y * width + x] === 1

/** The first place between two whose pixels from start to end are dark, or have a dark neighbor across the line. */
function findRule(
  from: number,
  to: number,
  start: number,
  end: number,
  isDarkAt: (place: number, along: number) => boolean,
): number | null {
  const step = from < to ? 1 : -1
  const [first, count] = [Math.ceil(start), Math.max(1, Math.ceil(end) - Math.ceil(start))]
  for (let place = Math.round(from); step * (to - place) > 0; place += step) {
    let dark = 0
    for (let along = first; along < end; along++) {
      if ([0, -1, 1].some((side) => isDarkAt(place + side, along))) dark++
    }
    if (dark / count >= RULE_SHARE) return place
  }
  return null
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

/** Strokes thinner than this are print, wider areas are shadow or table. In pixels on both sides. */
const REACH = 5

/** How bright the paper is everywhere: the picture without its print. Edges of a shadow stay sharp. */
export function withoutPrint(picture: GrayPicture): GrayPicture {
  // The brightest nearby, then the darkest of those.
  return spread(spread(picture, Math.max), Math.min)
}

/** How far apart the shades of print and its paper are at least. */
const CONTRAST = 60

/** Whether the print is bright on dark paper, as on a negative: around print, more of the picture is paper than ink. */
export function isNegative(picture: GrayPicture): boolean {
  const bright = spread(picture, Math.max).data
  const dark = spread(picture, Math.min).data
  let [paper, ink] = [0, 0]
  for (const [at, shade] of picture.data.entries()) {
    const [most, least] = [bright[at] ?? 0, dark[at] ?? 0]
    if (most - least < CONTRAST) continue
    if (shade > (most + least) / 2) paper++
    else ink++
  }
  return ink > 1.5 * paper
}

/** Each pixel becomes the brightest, or darkest, of those around it. */
function spread(picture: GrayPicture, choose: typeof Math.max): GrayPicture {
  return spreadAlong(spreadAlong(picture, choose, 1), choose, picture.width)
}

/** In a row with step 1, else in a column. */
function spreadAlong(
  { data, width, height }: GrayPicture,
  choose: (a: number, b: number) => number,
  step: number,
): GrayPicture {
  const last = step === 1 ? width - 1 : height - 1
  const shades = data.map((own, at) => {
    const place = step === 1 ? at % width : Math.floor(at / width)
    let shade = own
    for (let off = -Math.min(REACH, place); off <= Math.min(REACH, last - place); off++) {
      shade = choose(shade, data[at + off * step] ?? shade)
    }
    return shade
  })
  return { data: shades, width, height }
}
