import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Writes the subsets of the typefaces that pages need: run `npm run fonts` after changing characters in tokens.css, or
 * weights here.
 */

const FOLDER = 'src/assets/fonts'
const FACES = readFileSync('src/styles/tokens.css', 'utf8').match(/@font-face \{[^}]+\}/g) ?? []
const FIGURES = '0123456789$,.%–—−'

/** Kerning, and the figure styles. */
const FEATURES = ['kern', 'liga', 'calt', 'tnum', 'pnum']

const PARTS = [
  // Headings have one weight. A variable font would be twice the size.
  { face: 'besley', name: 'english', characters: charactersOf('besley-english'), wght: 650 },
  { face: 'besley', name: 'figures', characters: FIGURES, wght: { min: 500, max: 760 } },
  {
    face: 'public-sans',
    name: 'english',
    characters: charactersOf('public-sans-english'),
    wght: { min: 400, max: 760 },
  },
]

for (const { face, name, characters, wght } of PARTS) {
  const whole = readFileSync(`${FOLDER}/${face}-latin-wght-normal.woff2`)
  // A separate constant, because the library's types lack keepFeatures.
  const options = {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght },
  } as const
  const part = await subsetFont(whole, characters, options)
  writeFileSync(`${FOLDER}/${face}-${name}.woff2`, part)
  console.log(`${face}: ${whole.length} bytes, ${name} ${part.length}`)
}

/** The characters for which tokens.css names a file. */
function charactersOf(file: string): string {
  const face = FACES.find((one) => one.includes(`/${file}.woff2`)) ?? ''
  const ranges = face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)
  const codes = [...ranges].flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...codes)
}
