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

/** @property noise maximum change of a pixel's shade, of 255 */
type ScanFaults = { skewDegrees: number; noise: number; seed: number }

/** A drawing as scanned in an office at 200 dpi: gray, noisy, slightly rotated. JPEG. */
export async function renderScan(drawing: Drawing, faults: ScanFaults): Promise<Buffer> {
  const width = Math.round(LETTER.width * SCALE)
  const height = Math.round(LETTER.height * SCALE)
  const dots = await sharp(Buffer.from(toSvg(drawing)), { density: DOTS_PER_INCH })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .rotate(faults.skewDegrees, { background: '#fff' })
    .resize(width, height, { fit: 'cover' })
    .blur(0.6)
    .greyscale()
    .raw()
    .toBuffer()
  addNoise(dots, faults)
  return sharp(dots, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 60 })
    .toBuffer()
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
