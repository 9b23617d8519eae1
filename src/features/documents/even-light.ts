import type { GrayPicture } from './ink.ts'

/** The light is measured on squares of this many pixels. */
const SQUARE = 4
/** Strokes thinner than this many squares are print, wider ones are shadow or table. */
const REACH = 5

/**
 * How bright the paper is around each pixel: the picture without its print. Edges of a shadow or of the table
 * stay sharp.
 * @returns the brightness at a pixel, 1 to 255
 */
export function findLight(picture: GrayPicture): (x: number, y: number) => number {
  const small = shrink(picture)
  // The brightest nearby, then the darkest of those: thin dark strokes are gone, wide areas are as before.
  const bright = spread(spread(small, Math.max, 1), Math.max, small.width)
  const light = spread(spread(bright, Math.min, 1), Math.min, small.width)
  return (x, y) => {
    const across = Math.min(x / SQUARE, light.width - 1.001)
    const down = Math.min(y / SQUARE, light.height - 1.001)
    const at = Math.floor(down) * light.width + Math.floor(across)
    const [partX, partY] = [across % 1, down % 1]
    const shade = (offset: number) => light.data[at + offset] ?? 255
    const top = shade(0) * (1 - partX) + shade(1) * partX
    const low = shade(light.width) * (1 - partX) + shade(light.width + 1) * partX
    return Math.max(1, top * (1 - partY) + low * partY)
  }
}

function shrink({ data, width, height }: GrayPicture): GrayPicture {
  const small = { width: Math.ceil(width / SQUARE), height: Math.ceil(height / SQUARE) }
  const shades = new Uint8Array(small.width * small.height)
  for (let at = 0; at < shades.length; at++) {
    const [left, top] = [SQUARE * (at % small.width), SQUARE * Math.floor(at / small.width)]
    let [sum, count] = [0, 0]
    for (let y = top; y < Math.min(top + SQUARE, height); y++) {
      for (let x = left; x < Math.min(left + SQUARE, width); x++) {
        sum += data[y * width + x] ?? 0
        count++
      }
    }
    shades[at] = sum / count
  }
  return { data: shades, ...small }
}

/** Each pixel becomes the brightest, or darkest, of those around it in one direction. */
function spread(
  { data, width, height }: GrayPicture,
  choose: (...shades: number[]) => number,
  step: number,
): GrayPicture {
  const result = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at++) {
    const place = step === 1 ? at % width : Math.floor(at / width)
    const last = step === 1 ? width - 1 : height - 1
    let shade = data[at] ?? 0
    const end = Math.min(REACH, last - place)
    for (let off = -Math.min(REACH, place); off <= end; off++) {
      shade = choose(shade, data[at + off * step] ?? shade)
    }
    result[at] = shade
  }
  return { data: result, width, height }
}
