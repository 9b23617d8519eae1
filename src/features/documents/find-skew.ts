import type { Ink } from './ink.ts'

const MAX_DEGREES = 30
/** First in large steps, then in small ones around the best. */
const STEPS = [1, 0.05] as const
const SAMPLE_WIDTH = 850

/**
 * Finds how far a page is tilted: lines of print make the clearest stripes at the right angle.
 * @returns degrees clockwise, between -30 and 30; 0 for a page without print
 */
export function findSkew(ink: Ink): number {
  const dots = sample(ink)
  if (dots.length === 0) return 0
  let best = { degrees: 0, clarity: clarityAt(dots, 0) }
  let reach = MAX_DEGREES
  for (const step of STEPS) {
    const center = best.degrees
    for (let turn = -reach; turn <= reach; turn += step) {
      const degrees = center + turn
      const clarity = clarityAt(dots, degrees)
      if (clarity > best.clarity * 1.001) best = { degrees, clarity }
    }
    reach = step
  }
  return Math.round(best.degrees * 100) / 100
}

type Dot = readonly [x: number, y: number]

function sample({ data, width, height }: Ink): Dot[] {
  const step = Math.max(1, Math.floor(width / SAMPLE_WIDTH))
  const dots: Dot[] = []
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if (data[y * width + x] === 1) dots.push([x / step, y / step])
    }
  }
  return dots
}

/** How unevenly the ink is spread over rows at this angle. */
function clarityAt(dots: readonly Dot[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Map<number, number>()
  for (const [x, y] of dots) {
    const row = Math.round(y - slope * x)
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  let clarity = 0
  for (const count of rows.values()) clarity += count * count
  return clarity
}
