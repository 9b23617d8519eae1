import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { siteColor } from '../../src/styles/site-colors.ts'
import { drawShareImage } from './share-images.ts'
import { loadFonts, textPath, type Fonts, type TextStyle } from './text-path.ts'

let fonts: Fonts
beforeAll(async () => {
  fonts = await loadFonts()
})

test('stops the build if the text does not fit', async () => {
  const tooLong = { name: 'x', kicker: '', headline: ['W'.repeat(24), ''] } as const
  await expect(drawShareImage(tooLong, fonts)).rejects.toThrow('units too wide')
})

test('contains no text that depends on installed fonts', () => {
  expect(readFileSync('build/site-files/share-image.svg', 'utf8')).not.toContain('<text')
})

const STYLE: TextStyle = { face: 'display', weight: 660, size: 72, fill: '#000000', x: 92, y: 328 }

test('turns a line into complete outlines at any letter position', () => {
  const svg = textPath(fonts, 'right here in Dresden.', { ...STYLE, letterSpacing: -2 }, 1104)
  expect(svg).toMatch(/^<path fill="#000000" d="[MLCQZ\d .-]+"\/>$/)
})

test.each([
  ['weight', { weight: 900 }],
  ['letter spacing', { letterSpacing: 10 }],
  ['size', { size: 90 }],
] as const)('%s makes a line wider', (_, wider) => {
  const fits = 92 + 325
  expect(textPath(fonts, 'Dresden', STYLE, fits)).toContain('<path')
  expect(() => textPath(fonts, 'Dresden', { ...STYLE, ...wider }, fits)).toThrow('too wide')
})

test('draws a weight the same after drawing another one', () => {
  const before = textPath(fonts, 'Dresden', STYLE, 1104)
  textPath(fonts, 'Dresden', { ...STYLE, weight: 900 }, 1104)
  expect(textPath(fonts, 'Dresden', STYLE, 1104)).toBe(before)
})

test('reads the colors of both themes and names a missing one', () => {
  expect(siteColor('paper')).toMatch(/^#[0-9a-f]{6}$/)
  expect(siteColor('paper', 'dark')).toBe(siteColor('night'))
  expect(siteColor('on-brass', 'dark')).toBe(siteColor('on-brass'))
  expect(() => siteColor('none')).toThrow('--none')
})
