/** The widths in which the host may serve images: the build writes them into vercel.json. */
export const IMAGE_WIDTHS = [320, 480, 640, 828, 1080, 1280, 1920] as const

export const IMAGE_QUALITY = 75

/**
 * The address at which the host serves a smaller image, as AVIF or WebP where the browser supports it (R233).
 * Drawings (SVG) don't need this and the host refuses them, so their own address is returned.
 * @param width one of IMAGE_WIDTHS, in pixels
 */
export function imageAddress(src: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  if (isDrawing(src)) return src
  const query = new URLSearchParams({ url: src, w: `${width}`, q: `${IMAGE_QUALITY}` })
  return `/_vercel/image?${query}`
}

/**
 * The srcset of an image shown at most `width` pixels wide, with up to twice that for high-density screens.
 * Undefined for drawings.
 */
export function imageSources(src: string, width: number): string | undefined {
  if (isDrawing(src)) return undefined
  const enough = IMAGE_WIDTHS.findIndex((candidate) => candidate >= width * 2)
  const widths = enough === -1 ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, enough + 1)
  return widths.map((candidate) => `${imageAddress(src, candidate)} ${candidate}w`).join(', ')
}

function isDrawing(src: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(src) || src.startsWith('data:')
}
