import { expect, test } from 'vitest'
import { scaleTo, scaleToRead } from './picture-size.ts'

test.each([
  ['a scan of Letter paper at 200 dots per inch', 1700, 2200, 1700],
  ['a photo of 12 megapixels', 4000, 3000, 1700],
  ['a small picture to enlarge', 600, 800, 1700],
  ['a landscape page in points', 792, 612, 1700],
  ['a long screenshot to enlarge less', 1080, 6000, 1470],
])('reads %s, %i × %i, at %i across', (_, width, height, across) => {
  const scale = scaleToRead(width, height)
  expect(scale * Math.min(width, height)).toBeCloseTo(across, 0)
  expect(scale * scale * width * height).toBeLessThanOrEqual(12_000_001)
})

test('refuses a strip that is too long', () => {
  expect(() => scaleToRead(1080, 20_000)).toThrow(/tooLong/)
})

test('scales a strip down to show it', () => {
  expect(scaleTo(1224, 612, 20_000)).toBeCloseTo(0.99, 2)
})
