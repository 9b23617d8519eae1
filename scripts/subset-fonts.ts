import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Writes of each typeface the part that every page needs, a third smaller than the whole: the characters
 * of English and the weights in use. `npm run fonts`, after a change of either; tokens.css names the
 * characters, and the tests compare.
 */

const FOLDER = 'src/assets/fonts'
const FONTS = [
  { name: 'besley', weights: { min: 500, max: 760 } },
  { name: 'public-sans', weights: { min: 400, max: 760 } },
]
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const CHARACTERS = `${ASCII}\u00A0§©·×–—‘’“”•…−`

for (const { name, weights } of FONTS) {
  const whole = readFileSync(`${FOLDER}/${name}-latin-wght-normal.woff2`)
  const part = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  writeFileSync(`${FOLDER}/${name}-english.woff2`, part)
  console.log(`${name}: ${whole.length} bytes, in English ${part.length}`)
}
