import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
const figures = FACES.filter(({ file }) => file.includes('-figures'))

test.each(english)(
  '$file has the characters that the styles declare',
  async ({ file, characters }) => {
    const font = await readFont(file)
    const missing = characters.filter((code) => !font.charToGlyphIndex(String.fromCodePoint(code)))
    expect(characters).not.toEqual([])
    expect(missing).toEqual([])
  },
)

test.each(english)('$file shares no character with the full file', (part) => {
  const whole = FACES.find(({ file }) => file === part.file.replace('english', 'latin-wght-normal'))
  expect(whole?.characters.length).toBeGreaterThan(1000)
  expect(part.characters.filter((code) => whole?.characters.includes(code))).toEqual([])
})

test('the Besley figures cover amounts, days and error codes', async () => {
  const font = await readFont('besley-figures.woff2')
  const missing = '0123456789$,.%–—−'.split('').filter((sign) => !font.charToGlyphIndex(sign))
  expect(missing).toEqual([])
})

test.each([...english, ...figures])(
  '$file has the weights that the site uses',
  async ({ file, weight }) => {
    const { fvar, os2 } = (await readFont(file)).tables
    const [axis] = fvar?.axes ?? []
    if (axis) expect(`${axis.minValue} ${axis.maxValue}`).toBe(weight)
    else expect(os2.usWeightClass).toBe(TEXT_WEIGHT)
  },
)

const TEXT_WEIGHT = 650

test('text in Besley uses its only weight', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const classes = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap(
      (file) =>
        readFileSync(join('src', file), 'utf8').match(/["'`][^"'`]*font-display[^"'`]*/g) ?? [],
    )
  expect(classes.length).toBeGreaterThan(8)
  const others = classes.filter((names) =>
    /font-(?:bold|medium|semibold|\[(?!650\])\d+\])/.test(names),
  )
  expect(others).toEqual([])
  const headings = /h1,\s+h2,\s+h3 \{[^}]*font-weight: (\d+)/.exec(
    readFileSync('src/styles/base.css', 'utf8'),
  )
  expect(headings?.[1]).toBe(String(TEXT_WEIGHT))
})

test.each([...english, ...figures])('$file keeps the figure styles', async ({ file }) => {
  const whole = await readFont(file.replace(/english|figures/, 'latin-wght-normal'))
  const part = await readFont(file)
  const figureSets = ({ tables }: typeof whole) =>
    new Set(tables.gsub.features.map(({ tag }) => tag).filter((tag) => /^[tlpo]num$/.test(tag)))
  expect(figureSets(part)).toEqual(figureSets(whole))
})

test('the subset of a typeface follows the full file, which would load otherwise', () => {
  const files = FACES.map(({ file }) => file)
  for (const { file } of english) {
    const whole = files.indexOf(file.replace('english', 'latin-wght-normal'))
    expect(whole).toBeGreaterThanOrEqual(0)
    expect(files.indexOf(file)).toBeGreaterThan(whole)
  }
})

test('a page preloads the subset of each typeface', () => {
  const html = readFileSync('index.html', 'utf8')
  const preloaded = [...html.matchAll(/rel="preload" href="\/src\/assets\/fonts\/([^"]+)"/g)]
  expect(preloaded.map(([, file]) => file)).toEqual(english.map(({ file }) => file))
})
