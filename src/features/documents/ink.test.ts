import { expect, test } from 'vitest'
import {
  findInk,
  findPale,
  findPrint,
  isNegative,
  ruleAcross,
  ruleBeside,
  withoutPrint,
} from './ink.ts'

const [WIDTH, HEIGHT] = [200, 120]

/** A page of this shade, with dark rectangles: x, y, width, height. */
function picture(shadeAt: (x: number) => number, print: readonly (readonly number[])[]) {
  const data = new Uint8Array(WIDTH * HEIGHT).map((_, at) => shadeAt(at % WIDTH))
  for (const [x = 0, y = 0, width = 0, height = 0] of print) {
    for (let row = y; row < y + height; row++) {
      for (let at = row * WIDTH + x; at < row * WIDTH + x + width; at++)
        data[at] = 0.2 * (data[at] ?? 0)
    }
  }
  return { data, width: WIDTH, height: HEIGHT }
}

const white = (...print: readonly (readonly number[])[]) =>
  findInk(
    picture(() => 250, print),
    'picture',
  )
const AREA = { x: 0, y: 0, width: WIDTH, height: HEIGHT }

test('finds each line of print with its exact box', () => {
  const ink = white([20, 10, 5, 9], [40, 12, 5, 7], [30, 50, 4, 8])
  expect(findPrint(ink, AREA, [], 10)).toEqual([
    { x: 20, y: 10, width: 25, height: 9 },
    { x: 30, y: 50, width: 4, height: 8 },
  ])
})

test('leaves out the label, dust and rules, but not a dash', () => {
  const label = { x: 10, y: 5, width: 60, height: 12 }
  const ink = white([12, 8, 50, 6], [90, 90, 2, 2], [0, 100, 200, 1], [120, 60, 12, 1])
  expect(findPrint(ink, AREA, [label], 10)).toEqual([{ x: 120, y: 60, width: 12, height: 1 }])
})

test('finds the rule below and beside a label, not its letters', () => {
  const ink = white([20, 20, 40, 6], [0, 80, 200, 2], [150, 0, 2, 82])
  const label = { x: 15, y: 15, width: 50, height: 15 }
  expect(ruleAcross(ink, label, 30, HEIGHT)).toBeCloseTo(80, -0.5)
  expect(ruleAcross(ink, label, 30, 60)).toBeNull()
  expect(ruleBeside(ink, label, 65, WIDTH)).toBeCloseTo(150, -0.5)
  expect(ruleBeside(ink, label, 15, 0)).toBeNull()
})

test.each([
  ['in even light', () => 250],
  ['half in a shadow', (x: number) => (x < 100 ? 240 : 110)],
  ['beside a dark table', (x: number) => (x < 150 ? 235 : 40)],
])('finds only the print on a page %s', (_, shadeAt) => {
  const page = picture(shadeAt, [
    [20, 40, 6, 10],
    [120, 40, 6, 10],
  ])
  const { data: light } = withoutPrint(page)
  const even = page.data.map((shade, at) => Math.min(255, (255 * shade) / (light[at] ?? 255)))
  const paper = { ...AREA, width: 140 }
  const print = findPrint(findInk({ ...page, data: even }, 'picture'), paper, [], 10)
  expect(print).toEqual([{ x: 20, y: 40, width: 106, height: 10 }])
})

test.each([
  ['white on black', () => 250, true],
  ['black on white', () => 250, false],
  ['a page on a dark table', (x: number) => (x < 80 ? 235 : 40), false],
  ['half in a shadow', (x: number) => (x < 100 ? 240 : 110), false],
])('tells whether print is a negative: %s', (_, shadeAt, negative) => {
  const page = picture(shadeAt, [
    [20, 40, 6, 10],
    [40, 40, 6, 10],
  ])
  const data = negative ? page.data.map((shade) => 255 - shade) : page.data
  expect(isNegative({ ...page, data })).toBe(negative)
})

test('finds pale print in grain, and none in grain alone', () => {
  const [width, height] = [60, 40]
  const grain = (at: number) => ((at * 7919) % 31) - 15
  const shades = (isPrint: (x: number, y: number) => boolean) => ({
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, at) => {
      const shade = isPrint(at % width, Math.floor(at / width)) ? 205 : 238
      return shade + grain(at)
    }),
  })
  const bars = shades((x, y) => y > 10 && y < 30 && x % 8 < 3)
  expect(findPale(bars).some((isPale) => isPale === 1)).toBe(true)
  expect(findPale(shades(() => false)).some((isPale) => isPale === 1)).toBe(false)
})
