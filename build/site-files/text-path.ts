import { readFileSync } from 'node:fs'
import { parse, type Font, type PathCommand } from 'opentype.js/dist/opentype.mjs'
import decompress from 'woff2-encoder/decompress'

export type Fonts = { display: Font; text: Font }

/** Lengths are in units of the picture; `y` is the baseline. */
export type TextStyle = {
  face: keyof Fonts
  weight: number
  size: number
  letterSpacing?: number
  fill: string
  x: number
  y: number
}

/** Reads the site's own two typefaces. */
export async function loadFonts(): Promise<Fonts> {
  return { display: await loadFont('besley'), text: await loadFont('public-sans') }
}

async function loadFont(name: string): Promise<Font> {
  const file = readFileSync(`src/assets/fonts/${name}-latin-wght-normal.woff2`)
  const { buffer } = Uint8Array.from(await decompress(file))
  return parse(buffer)
}

/**
 * One line of text as an SVG path, so that the picture looks the same on every machine.
 * @throws when the line ends to the right of `maxX`
 */
export function textPath(fonts: Fonts, text: string, style: TextStyle, maxX: number): string {
  const { face, weight, size, letterSpacing = 0, fill, x, y } = style
  const options = { variation: { wght: weight }, letterSpacing: letterSpacing / size }
  const { commands } = fonts[face].getPath(text, x, y, size, options)
  // Not getAdvanceWidth: in opentype.js 2.0.0 it measures the weight drawn last.
  const end = Math.max(...commands.map((command) => command.x ?? x))
  if (end > maxX) throw new Error(`"${text}" is ${Math.ceil(end - maxX)} units too wide`)
  return `<path fill="${fill}" d="${commands.map(pathData).join('')}"/>`
}

// opentype.js has toPathData for this, which in 2.0.0 writes NaN for numbers just above a whole number.
function pathData({ type, x1, y1, x2, y2, x, y }: PathCommand): string {
  const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
  return type + numbers.map((value) => value.toFixed(1)).join(' ')
}
