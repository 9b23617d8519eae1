import sharp from 'sharp'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import { type Drawing, type DrawingItem, type FontName, LETTER } from './drawing.ts'
import { createRandom } from './random.ts'

const DOTS_PER_INCH = 200
const SCALE = DOTS_PER_INCH / 72

const FAMILIES: Record<FontName, string> = {
  sans: 'font-family="Liberation Sans, Helvetica, Arial, sans-serif"',
  'sans-bold': 'font-family="Liberation Sans, Helvetica, Arial, sans-serif" font-weight="bold"',
  serif: 'font-family="Liberation Serif, Times New Roman, serif"',
  'serif-bold': 'font-family="Liberation Serif, Times New Roman, serif" font-weight="bold"',
  mono: 'font-family="Liberation Mono, Courier New, monospace"',
}

/**
 * @property noise maximum change of a pixel's shade, of 255
 * @property table shade of the table around a photographed page, 0 to 255; a scan has none
 * @property isShaded whether a shadow lies over the right half
 */
type ScanFaults = {
  skewDegrees: number
  noise: number
  seed: number
  table?: number
  isShaded?: boolean
}

/** A drawing as scanned in an office at 200 dpi, or as a photo: gray, noisy, rotated. JPEG. */
export async function renderScan(drawing: Drawing, faults: ScanFaults): Promise<Buffer> {
  const { skewDegrees, table } = faults
  const [width, height] = [Math.round(LETTER.width * SCALE), Math.round(LETTER.height * SCALE)]
  const around = table === undefined ? '#fff' : { r: table, g: table, b: table }
  const page = sharp(Buffer.from(toSvg(drawing)), { density: DOTS_PER_INCH })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .rotate(skewDegrees, { background: around })
  const picture = sharp(await page.png().toBuffer())
  if (table === undefined) picture.resize(width, height, { fit: 'cover' })
  const { data, info } = await picture
    .blur(0.6)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  addNoise(data, faults)
  if (faults.isShaded) shade(data, info.width)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality: 60 })
    .toBuffer()
}

/** Half of the light is missing on the right, with a soft edge. */
function shade(dots: Buffer, width: number): void {
  for (let index = 0; index < dots.length; index++) {
    const past = (index % width) - width / 2
    const light = 1 - 0.5 * Math.max(0, Math.min(1, past / 60))
    dots[index] = light * (dots[index] ?? 255)
  }
}

/** Grain on every pixel, slightly gray paper, slightly pale ink. */
function addNoise(dots: Buffer, { noise, seed }: ScanFaults): void {
  const random = createRandom(seed)
  for (let index = 0; index < dots.length; index++) {
    const grain = (random() + random() - 1) * noise
    const printed = 28 + ((dots[index] ?? 255) / 255) * 212
    dots[index] = Math.max(0, Math.min(255, printed + grain))
  }
}

function toSvg(drawing: Drawing): string {
  const { width, height } = LETTER
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}">${drawing.map(toElement).join('')}</svg>`
}

function toElement(item: DrawingItem): string {
  if (item.type === 'rule') {
    const { x1, y1, x2, y2 } = item
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#000" stroke-width="0.6"/>`
  }
  const { text, x, baseline, size, font, align, gray = 0 } = item
  const anchor = align === 'right' ? 'end' : 'start'
  const shade = Math.round(gray * 255)
  return `<text x="${x}" y="${baseline}" font-size="${size}" ${FAMILIES[font]} text-anchor="${anchor}" fill="rgb(${shade},${shade},${shade})" xml:space="preserve">${escapeHtml(text)}</text>`
}
