import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { JSDOM } from 'jsdom'
import { readingEase } from './reading-ease.ts'

// How many words each built page shows on a screen, how many more its folds hold, and the reading ease of all
// its sentences (Flesch: 60 to 70 is plain English). `node scripts/words.ts --dist dist --only services`

const { values } = parseArgs({
  options: { dist: { type: 'string', default: 'dist' }, only: { type: 'string', default: '' } },
})
const UNSEEN = 'script, style, noscript, svg, nav, .sr-only, .print-only'
if (!existsSync(values.dist)) throw new Error(`There is no ${values.dist}: run npm run build first`)

console.log('shown  folded  ease  page')
for (const file of globSync('**/*.html', { cwd: values.dist }).toSorted()) {
  if (!file.includes(values.only)) continue
  const { document } = new JSDOM(readFileSync(`${values.dist}/${file}`, 'utf8')).window
  const main = document.querySelector('main')
  if (!main) continue
  for (const one of main.querySelectorAll(UNSEEN)) one.remove()
  const all = countWords(main)
  const sentences = Array.from(main.querySelectorAll('p, li, dd'), (one) => one.textContent.trim())
  const ease = readingEase(sentences.filter((text) => /\w\W*[.?!]$/.test(text)).join(' '))
  for (const fold of main.querySelectorAll('details:not([open])')) {
    for (const one of fold.children) if (one.tagName !== 'SUMMARY') one.remove()
  }
  const shown = countWords(main)
  const row = [shown, all - shown, Math.round(ease)].map((number) => String(number).padStart(5))
  console.log(`${row.join('  ')}  ${file}`)
}

function countWords(element: Element): number {
  const texts = Array.from(element.querySelectorAll('*'), (one) =>
    Array.from(one.childNodes, (node) => (node.nodeType === 3 ? node.textContent : '')).join(' '),
  )
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length
}
