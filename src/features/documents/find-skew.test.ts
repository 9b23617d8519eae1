import { expect, test } from 'vitest'
import { findSkew } from './find-skew.ts'
import { findInk } from './ink.ts'

/** A white page with lines of print, rotated clockwise. */
function page(degrees: number) {
  const [width, height] = [600, 800]
  const data = new Uint8Array(width * height).fill(240)
  const slope = Math.tan((degrees * Math.PI) / 180)
  for (let line = 100; line < 700; line += 30) {
    for (let x = 50; x < 550; x++) {
      if (x % 12 > 8) continue
      for (let thick = 0; thick < 8; thick++) {
        data[Math.round(line + thick + slope * (x - 300)) * width + x] = 30
      }
    }
  }
  return findInk({ data, width, height }, 'picture')
}

test.each([0, 1, -1, 0.5, 2.5, -3, 6.2, -9, 14.8, -22, 29])(
  'finds a page rotated by %d degrees',
  (degrees) => {
    expect(Math.abs(findSkew(page(degrees)) - degrees)).toBeLessThan(0.06)
  },
)

test('finds no angle on a blank page', () => {
  expect(findSkew({ data: new Uint8Array(10_000), width: 100, height: 100 })).toBe(0)
})
