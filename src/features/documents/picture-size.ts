import { ReadError } from './reading.ts'

/** Page width for reading, in pixels: 200 per inch of Letter paper. */
export const READ_WIDTH = 1700
/** At half of that, small print becomes unreadable. */
const MIN_WIDTH = READ_WIDTH / 2
/** Phones have no memory for much larger pictures, in pixels. */
const MAX_PIXELS = 12_000_000

/**
 * How much to enlarge a page or picture so that its shorter side has the requested pixels, or fewer if that would
 * take too much memory.
 */
export function scaleTo(wanted: number, width: number, height: number): number {
  return Math.min(wanted / Math.min(width, height), Math.sqrt(MAX_PIXELS / (width * height)))
}

/**
 * The best scale for reading.
 * @throws ReadError "tooLong" for a strip that cannot be kept large enough
 */
export function scaleToRead(width: number, height: number): number {
  const scale = scaleTo(READ_WIDTH, width, height)
  if (scale * Math.min(width, height) < MIN_WIDTH) throw new ReadError('tooLong')
  return scale
}
