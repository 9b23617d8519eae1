import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { lightColor } from './design-tokens.ts'
import { drawShareImage } from './share-images.ts'
import { loadFonts, textPath, type Fonts, type TextStyle } from './text-path.ts'

let fonts: Fonts
beforeAll(async () => {
  fonts = await loadFonts()
})

test('words that do not fit stop the build', async () => {
  const tooLong = { name: 'x', kicker: '', headline: ['W'.repeat(24), ''] } as const
  await expect(drawShareImage(tooLong, fonts)).rejects.toThrow('units too wide')
})

test('no words are left to the fonts of the machine', () => {
  expect(readFileSync('build/site-files/share-image.svg', 'utf8')).not.toContain('<text')
})

const STYLE: TextStyle = { face: 'display', weight: 660, size: 72, fill: '#000000', x: 92, y: 328 }

test('a line becomes whole outlines, whatever numbers its letters stand at', () => {
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

test('a weight looks the same after another one', () => {
  const before = textPath(fonts, 'Dresden', STYLE, 1104)
  textPath(fonts, 'Dresden', { ...STYLE, weight: 900 }, 1104)
  expect(textPath(fonts, 'Dresden', STYLE, 1104)).toBe(before)
})

test('colours are the light theme’s, and a missing one is named', () => {
  expect(lightColor('paper')).toBe('#f4f7ef')
  expect(() => lightColor('none')).toThrow('--none')
})
