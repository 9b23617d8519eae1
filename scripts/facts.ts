import { listOpenFacts } from '../src/config/facts.ts'

/** Lists the facts about the firm that public addresses do not show, because the firm has not confirmed them. */

const open = listOpenFacts()
for (const [name, { value, instead }] of open) {
  console.log(`${name}: ${textOf(value)}`)
  console.log(`  until then: ${instead === null ? 'left out' : textOf(instead)}\n`)
}
console.log(`${open.length} facts to confirm in src/content/firm/facts.json`)

/** The texts of a fact that has several, one after another. */
function textOf(value: unknown): string {
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return texts.filter((text) => text !== null).join(' / ')
}
