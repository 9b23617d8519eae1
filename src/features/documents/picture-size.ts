import { ReadError } from './read-error'

/** Dots across a page for reading: 200 to the inch of Letter paper. */
const READ_WIDTH = 1700
/** At half of that, small print is no longer read. */
const MIN_WIDTH = READ_WIDTH / 2
/** Phones have no memory for pictures much larger, in dots. */
const MAX_DOTS = 12_000_000

/**
 * How many times larger a page or picture is drawn, so that its shorter side has so many dots; less
 * where it would take too much memory.
 */
export function scaleTo(wanted: number, width: number, height: number): number {
  return Math.min(wanted / Math.min(width, height), Math.sqrt(MAX_DOTS / (width * height)))
}

/**
 * The scale that is best to read.
 * @throws ReadError "tooLong" for a strip that cannot be held large enough
 */
export function scaleToRead(width: number, height: number): number {
  const scale = scaleTo(READ_WIDTH, width, height)
  if (scale * Math.min(width, height) < MIN_WIDTH) throw new ReadError('tooLong')
  return scale
}
