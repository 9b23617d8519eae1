import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { ShareImage } from '../../src/config/share-image.ts'
import { site } from '../../src/config/site.ts'
import { lightColor } from './design-tokens.ts'
import { textPath, type Fonts, type TextStyle } from './text-path.ts'

const RIGHT_EDGE = 1104
const PLACE_OF_WORDS = '<!-- words -->'

/**
 * Draws a share image: the firm's name, the section and its headline over the drawing of the river.
 * @returns the bytes of a PNG file of 1200 x 630 pixels
 * @throws when a line of words is too wide for the picture
 */
export async function drawShareImage(image: ShareImage, fonts: Fonts): Promise<Buffer> {
  const template = readFileSync('build/site-files/share-image.svg', 'utf8')
  const words = wordsOf(image).map(([line, style]) => textPath(fonts, line, style, RIGHT_EDGE))
  const picture = template.replace(PLACE_OF_WORDS, words.join('\n'))
  return sharp(Buffer.from(picture)).png({ palette: true, effort: 7 }).toBuffer()
}

function wordsOf({ kicker, headline }: ShareImage): [string, TextStyle][] {
  const ink = lightColor('ink')
  const river = lightColor('river')
  const { name, line } = site.mark
  const big = {
    face: 'display',
    weight: 660,
    size: 72,
    letterSpacing: -2,
    fill: ink,
    x: 92,
  } as const
  return [
    [
      name,
      { face: 'display', weight: 700, size: 30, letterSpacing: -0.5, fill: ink, x: 156, y: 78 },
    ],
    [line, { face: 'text', weight: 600, size: 13, fill: ink, x: 156, y: 96 }],
    [kicker, { face: 'text', weight: 650, size: 25, fill: river, x: 96, y: 170 }],
    [headline[0], { ...big, y: 250 }],
    [headline[1], { ...big, y: 328 }],
  ]
}
