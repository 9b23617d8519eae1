import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Writes the subsets of the typefaces that pages need: run `npm run fonts` after changing characters or weights.
 * tokens.css names them, and the tests compare.
 */

const FOLDER = 'src/assets/fonts'
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const ENGLISH = `${ASCII}\u00A0§©·×–—‘’“”•…−`
/** Headings need no rare signs. */
const HEADINGS = ENGLISH.replaceAll(/[#*<=>@[\\\]^_`{}~]/g, '')
const FIGURES = '0123456789$,.%–—−'

/** Kerning, and the figure styles. */
const FEATURES = ['kern', 'liga', 'calt', 'tnum', 'pnum']

const PARTS = [
  // Headings have one weight. A variable font would be twice the size.
  { face: 'besley', name: 'english', characters: HEADINGS, wght: 650 },
  { face: 'besley', name: 'figures', characters: FIGURES, wght: { min: 500, max: 760 } },
  { face: 'public-sans', name: 'english', characters: ENGLISH, wght: { min: 400, max: 760 } },
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
