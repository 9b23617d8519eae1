import { expect, test } from 'vitest'
import { scaleTo, scaleToRead } from './picture-size.ts'

test.each([
  ['a scan of Letter paper at 200 dots per inch', 1700, 2200, 1700],
  ['a photo of 12 megapixels', 4000, 3000, 1700],
  ['a small picture, enlarged', 600, 800, 1700],
  ['a page in points, lying', 792, 612, 1700],
  ['a long screenshot, less large', 1080, 6000, 1470],
])('%s is read at %i × %i made %i across', (_, width, height, across) => {
  const scale = scaleToRead(width, height)
  expect(scale * Math.min(width, height)).toBeCloseTo(across, 0)
  expect(scale * scale * width * height).toBeLessThanOrEqual(12_000_001)
})

test('a strip is refused in words', () => {
  expect(() => scaleToRead(1080, 20_000)).toThrow(/tooLong/)
})

test('a strip can be shown, smaller', () => {
  expect(scaleTo(1224, 612, 20_000)).toBeCloseTo(0.99, 2)
})
