import { expect, test } from 'vitest'
import { IMAGE_WIDTHS, imageAddress, imageSources } from './image-address.ts'

test('builds a URL from address, width and quality (R233)', () => {
  expect(imageAddress('/images/a b.jpg', 640)).toBe(
    '/_vercel/image?url=%2Fimages%2Fa+b.jpg&w=640&q=75',
  )
})

test.each([
  ['the list ends at the first width that is twice the display width', 320, [320, 480, 640]],
  ['one more pixel adds the next width', 321, [320, 480, 640, 828]],
  ['a wide image has every width', 1200, [...IMAGE_WIDTHS]],
])('%s', (_, width, expected) => {
  const widths = imageSources('/a.png', width)
    ?.split(', ')
    .map((source) => Number(/ (\d+)w$/.exec(source)?.[1]))
  expect(widths).toEqual(expected)
})

test.each(['/art/bridge.svg', '/art/bridge.SVG?x=1', 'data:image/png;base64,AA'])(
  'leaves %s unchanged',
  (src) => {
    expect(imageAddress(src, 320)).toBe(src)
    expect(imageSources(src, 320)).toBeUndefined()
  },
)
