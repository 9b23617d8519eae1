import { expect, test } from 'vitest'
import { findSkew } from './find-skew.ts'

/** A white page with lines of print, rotated clockwise. */
function page(degrees: number, ink = 30, paper = 240) {
  const [width, height] = [600, 800]
  const data = new Uint8Array(width * height).fill(paper)
  const slope = Math.tan((degrees * Math.PI) / 180)
  for (let line = 100; line < 700; line += 30) {
    for (let x = 50; x < 550; x++) {
      if (x % 12 > 8) continue
      for (let thick = 0; thick < 8; thick++) {
        data[Math.round(line + thick + slope * (x - 300)) * width + x] = ink
      }
    }
  }
  return { data, width, height }
}

test.each([0, 1, -1, 0.5, 2.5, -3])('finds a page rotated by %d degrees', (degrees) => {
  expect(findSkew(page(degrees))).toBeCloseTo(degrees, 1)
})

test('finds the angle on gray paper with pale ink', () => {
  expect(findSkew(page(1, 90, 180))).toBeCloseTo(1, 1)
})

test('finds no angle on a blank page', () => {
  expect(findSkew({ data: new Uint8Array(10_000).fill(250), width: 100, height: 100 })).toBe(0)
})
