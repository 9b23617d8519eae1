import { readFileSync } from 'node:fs'
import { parse } from 'opentype.js/dist/opentype.mjs'
import { expect, test } from 'vitest'
import decompress from 'woff2-encoder/decompress'

const FOLDER = 'src/assets/fonts/'
const FACES = [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/@font-face \{[^}]+\}/g)]
  .map(([rule]) => ({
    file: /fonts\/([^"]+)/.exec(rule)?.[1] ?? '',
    weight: /font-weight: ([^;]+);/.exec(rule)?.[1],
    characters: [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
      ([, from = '', to = from]) =>
        codesBetween(Number.parseInt(from, 16), Number.parseInt(to, 16)),
    ),
  }))
  .filter(({ file }) => file)

function codesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

async function readFont(file: string) {
  const { buffer } = Uint8Array.from(await decompress(readFileSync(FOLDER + file)))
  return parse(buffer)
}

const english = FACES.filter(({ file }) => file.includes('-english'))

test.each(english)('$file holds the characters and weights that the styles say', async (face) => {
  const { file, weight, characters } = face
  const font = await readFont(file)
  const missing = characters.filter((code) => !font.charToGlyphIndex(String.fromCodePoint(code)))
  expect(missing).toEqual([])
  const [axis] = font.tables.fvar.axes
  expect(`${axis?.minValue} ${axis?.maxValue}`).toBe(weight)
})

test.each(english)('$file keeps how figures can be set', async ({ file }) => {
  const whole = await readFont(file.replace('english', 'latin-wght-normal'))
  const part = await readFont(file)
  const figures = ({ tables }: typeof whole) =>
    new Set(tables.gsub.features.map(({ tag }) => tag).filter((tag) => /^[tlpo]num$/.test(tag)))
  expect(figures(part)).toEqual(figures(whole))
})

test('the part of a typeface stands after the whole, which else would be loaded for its characters', () => {
  const files = FACES.map(({ file }) => file)
  expect(files).toHaveLength(4)
  for (const { file } of english) {
    const whole = files.indexOf(file.replace('english', 'latin-wght-normal'))
    expect(whole).toBeGreaterThanOrEqual(0)
    expect(files.indexOf(file)).toBeGreaterThan(whole)
  }
})

test('a page preloads the part it needs of each typeface', () => {
  const html = readFileSync('index.html', 'utf8')
  const preloaded = [...html.matchAll(/rel="preload" href="\/src\/assets\/fonts\/([^"]+)"/g)]
  expect(preloaded.map(([, file]) => file)).toEqual(english.map(({ file }) => file))
})
