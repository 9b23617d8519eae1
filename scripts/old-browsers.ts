import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { lackingInMarkup, lackingInScripts, lackingInStyles } from './old-browsers/find-lacking.ts'

/**
 * Searches the built files for features that our oldest browsers (build/browsers.ts) lack, by MDN's data. Fails on
 * a feature that nobody has looked at (KNOWN), and on one of those that is no longer used.
 */

/** Features the site uses although some of our oldest browsers lack them, grouped by why that does no harm. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'checked before use, by us': ['requestIdleCallback()', 'cancelIdleCallback()'],
  'checked before use, by React': [
    'setImmediate',
    'navigation',
    'startViewTransition()',
    'skipTransition()',
  ],
  'checked before use, by DOMPurify': ['createPolicy()', 'getAttributeType()'],
  'checked before use, by web-vitals': [
    'PerformanceEventTiming',
    'getLargestInteractionContentfulPaint()',
  ],
  'checked before use, by Radix': ['checkVisibility()'],
  'checked before use: signing in with a passkey, which the site does not offer': [
    'parseCreationOptionsFromJSON()',
    'parseRequestOptionsFromJSON()',
  ],
  'a method of tesseract.js’s own module object': ['setStatus()'],
  'an enhancement that they ignore': [
    'content-visibility:',
    'text-wrap:',
    'resize:',
    'scrollbar-width:',
    'forced-color-adjust:',
    '-webkit-tap-highlight-color:',
    'video playsinline',
    '@page',
  ],
  'next to the prefixed name that they support': [
    'user-select:',
    'hyphens:',
    'mask-image:',
    'print-color-adjust:',
  ],
  'in a list that drops unknown entries, or in a separate rule': [
    ':popover-open',
    ':open',
    ':details-content',
    ':-webkit-inner-spin-button',
    ':-webkit-search-cancel-button',
    ':-moz-progress-bar',
    ':-webkit-progress-bar',
    ':-webkit-progress-value',
  ],
}

const scripts = globSync('dist/{assets/*.js,sw.js,ocr/**/*.js}')
// The legacy build of pdf.js comes with core-js, which a search of the code cannot match to what it fills.
const hasPolyfills = (file: string) => basename(file).startsWith('pdf-')
if (scripts.length === 0) throw new Error('There are no built files: npm run build first')

const found = [
  ...lackingInScripts(
    scripts.filter((file) => !hasPolyfills(file)).map(read),
    scripts.filter(hasPolyfills).map(read),
  ),
  ...lackingInStyles(readAll('dist/assets/*.css')),
  ...lackingInMarkup(readAll('dist/**/*.html')),
]
const known = new Set(Object.values(KNOWN).flat())
const isFound = new Set(found.map(({ name }) => name))
const problems = [
  ...found
    .filter(({ name }) => !known.has(name))
    .map(({ name, browsers }) => `${name} is not there in ${browsers}`),
  ...[...known].filter((name) => !isFound.has(name)).map((name) => `${name} is no longer used`),
]
console.log(`${found.length} names that some of the oldest browsers lack`)
if (problems.length > 0) console.log(problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

function readAll(pattern: string): string {
  return globSync(pattern).map(read).join('\n')
}
