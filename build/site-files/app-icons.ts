import sharp from 'sharp'
import { siteColor } from '../../src/styles/site-colors.ts'

const SOURCE = 'public/favicon.svg'

/** Icons by file name. `maskable` ones may be cropped to any shape, so their drawing stays in the middle. */
export const APP_ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** The home screen icon. Phones round the corners themselves. */
export const TOUCH_ICON = { file: 'apple-touch-icon.png', size: 180, purpose: 'full' } as const

export type Icon = { file: string; size: number; purpose: 'any' | 'full' | 'maskable' }

/** The drawing's share of a maskable icon's width: its corners stay in the inner 80% circle. */
const MASKABLE_SHARE = 0.75

/** Draws the favicon as a square PNG. @returns the bytes of the file */
export async function drawIcon({ size, purpose }: Icon): Promise<Buffer> {
  const background = siteColor('deep')
  const inner = purpose === 'maskable' ? Math.round(size * MASKABLE_SHARE) : size
  const margin = (size - inner) / 2
  // The drawing is 32 units wide; 72 dots an inch make one pixel of each.
  const drawing = sharp(SOURCE, { density: (72 * inner) / 32 }).resize(inner, inner)
  if (purpose !== 'any') {
    drawing
      .flatten({ background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
  }
  return drawing.png({ palette: true }).toBuffer()
}

/**
 * Wraps a PNG of 32 x 32 pixels as favicon.ico, which some programs request without reading the page:
 * a header of 6 bytes, one entry of 16, then the PNG itself.
 */
export function icoFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(32, 6) // width
  head.writeUInt8(32, 7) // height
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
