import { globSync, readFileSync } from 'node:fs'
import { site } from '../src/config/site.ts'

/**
 * Asks every outside page that the built pages link to, and lists those that do not answer as they should: run
 * `npm run build` first. Reports only: authorities turn programs away, so a row is a page to open by hand.
 */

const TIMEOUT_MS = 20_000

const pages = globSync('dist/**/*.html')
if (pages.length === 0) throw new Error('Nothing is built yet: npm run build first')
const own = new URL(site.url).host
const found = new Map<string, string>()
for (const page of pages) {
  for (const [, href = ''] of readFileSync(page, 'utf8').matchAll(
    /<a [^>]*href="(https:[^"]+)"/g,
  )) {
    const address = href.replaceAll('&amp;', '&')
    if (new URL(address).host !== own && !found.has(address)) found.set(address, page)
  }
}

const answers = await Promise.all(
  [...found].map(async ([address, page]) => ({ address, page, problem: await ask(address) })),
)
const bad = answers.filter(({ problem }) => problem !== null)
console.log(`${answers.length} outside links, ${bad.length} to look at\n`)
for (const { address, page, problem } of bad) console.log(`- ${address} (${problem}), on ${page}`)

async function ask(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok ? null : String(response.status)
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer'
  }
}
