import type { GrayPicture } from './ink.ts'

/** Strokes thinner than this are print, wider areas are shadow or table. In pixels on both sides. */
const REACH = 5

/** How bright the paper is everywhere: the picture without its print. Edges of a shadow stay sharp. */
export function withoutPrint(picture: GrayPicture): GrayPicture {
  const { width } = picture
  // The brightest nearby, then the darkest of those.
  const bright = spread(spread(picture, Math.max, 1), Math.max, width)
  return spread(spread(bright, Math.min, 1), Math.min, width)
}

/** Each pixel becomes the brightest, or darkest, of those around it: in a row with step 1, else in a column. */
function spread(
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
