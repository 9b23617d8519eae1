/** A picture in shades of gray: one byte per pixel, row by row, 0 is black. */
export type GrayPicture = { data: Uint8Array; width: number; height: number }

const STEP_DEGREES = 0.25
const MAX_DEGREES = 4
/** Pixels this much darker than the paper are print. */
const INK_SHARE = 0.6
const SAMPLE_WIDTH = 700

/**
 * Finds how far a page is tilted: lines of print make the clearest stripes at the right angle.
 * @returns degrees clockwise, between -4 and 4; 0 for a page without print
 */
export function findSkew(picture: GrayPicture): number {
  const ink = findInk(picture)
  if (ink.length === 0) return 0
  let best = { degrees: 0, clarity: clarityAt(ink, 0) }
  for (let degrees = -MAX_DEGREES; degrees <= MAX_DEGREES; degrees += STEP_DEGREES) {
    const clarity = clarityAt(ink, degrees)
    if (clarity > best.clarity * 1.01) best = { degrees, clarity }
  }
  return best.degrees
}

type Dot = readonly [x: number, y: number]

function findInk({ data, width, height }: GrayPicture): Dot[] {
  const step = Math.max(1, Math.floor(width / SAMPLE_WIDTH))
  const ink: Dot[] = []
  const limit = INK_SHARE * paperShade(data)
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if ((data[y * width + x] ?? 255) < limit) ink.push([x / step, y / step])
    }
  }
  return ink
}

/** The shade of most pixels. */
function paperShade(data: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (let index = 0; index < data.length; index += 7) {
    const shade = data[index] ?? 255
    counts[shade] = (counts[shade] ?? 0) + 1
  }
  return counts.indexOf(Math.max(...counts))
}

/** How unevenly the ink is spread over rows at this angle. */
function clarityAt(ink: readonly Dot[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Map<number, number>()
  for (const [x, y] of ink) {
    const row = Math.round(y - slope * x)
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  let clarity = 0
  for (const count of rows.values()) clarity += count * count
  return clarity
}
