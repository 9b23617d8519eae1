import type { GrayPicture } from './ink.ts'

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
