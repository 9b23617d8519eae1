import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteColor } from '../../src/styles/site-colors.ts'
import { APP_ICONS, drawIcon, icoFile, TOUCH_ICON, type Icon } from './app-icons.ts'

const icons: [string, Icon][] = [...APP_ICONS, TOUCH_ICON].map((icon) => [icon.file, icon])

test.each(icons)('%s is a square of its size', async (_, icon) => {
  const { format, width, height } = await sharp(await drawIcon(icon)).metadata()
  expect([format, width, height]).toEqual(['png', icon.size, icon.size])
})

const [r, g, b] = (siteColor('deep').match(/[\da-f]{2}/g) ?? []).map((part) =>
  Number.parseInt(part, 16),
)
const DEEP = { r, g, b }

test.each([
  ['any', 0],
  ['full', 255],
  ['maskable', 255],
] as const)('the corners of an icon with purpose "%s" have opacity %i', async (purpose, alpha) => {
  const corner = await pixel(await drawIcon({ file: '', size: 192, purpose }), 0, 0)
  expect(corner.alpha).toBe(alpha)
  if (alpha > 0) expect(corner).toMatchObject(DEEP)
})

test('a maskable icon stays inside the safe circle', async () => {
  const { data, info } = await sharp(await drawIcon({ file: '', size: 512, purpose: 'maskable' }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  let farthest = 0
  for (let place = 0; place < info.width * info.height; place += 1) {
    const isDrawing = (data[place * info.channels] ?? 0) > 128
    const [x, y] = [(place % info.width) - 256, Math.floor(place / info.width) - 256]
    if (isDrawing) farthest = Math.max(farthest, Math.hypot(x, y))
  }
  expect(farthest).toBeGreaterThan(150)
  expect(farthest).toBeLessThan(512 * 0.4)
})

test('favicon.ico points to its picture', async () => {
  const png = await drawIcon({ file: '', size: 32, purpose: 'any' })
  const ico = icoFile(png)
  const start = ico.readUInt32LE(18)
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(ico.subarray(start, start + ico.readUInt32LE(14))).toEqual(png)
})

async function pixel(png: Buffer, left: number, top: number) {
  const [r, g, b, alpha] = await sharp(png)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return { r, g, b, alpha }
}
