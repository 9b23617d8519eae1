import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serveOverHttp2 } from './bench/serve-sites.ts'
import { getBrowser } from '../local/programs/browser.ts'

/**
 * Runs Lighthouse with a phone's profile on the last build, served as the host does, and prints a line for each page:
 * node scripts/lighthouse.ts [PATH …]. Fails if search, accessibility or best practices are below 100, or if the
 * layout shifts. npx fetches Lighthouse, because it is three times the size of everything else the project installs.
 */

const LIGHTHOUSE = 'lighthouse@13.5.0'
const PAGES = [
  '/',
  '/services/payroll',
  '/pricing',
  '/resources/tax-calculator',
  '/news/choosing-a-tax-preparer',
]
const MUST_BE_FULL = ['accessibility', 'best-practices', 'seo']

type Report = {
  categories: Record<string, { id: string; score: number }>
  audits: Record<string, { displayValue?: string; numericValue?: number }>
}

// Over HTTP/1.1, Lighthouse's simulation would have the text wait for scripts.
const origin = await serveOverHttp2('dist')
const pages = process.argv.slice(2)
let failed = false

for (const path of pages.length > 0 ? pages : PAGES) {
  const { categories, audits } = await measure(origin + path)
  const scores = Object.values(categories).map(
    ({ id, score }) => `${id} ${Math.round(score * 100)}`,
  )
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 0
  console.log(`${path}: ${scores.join(', ')}, layout shift ${shift.toFixed(2)}`)
  const isFull = MUST_BE_FULL.every((id) => categories[id]?.score === 1)
  if (!isFull || shift >= 0.005) failed = true
}
process.exit(failed ? 1 : 0)

async function measure(url: string): Promise<Report> {
  const file = join(tmpdir(), `lighthouse-${process.pid}.json`)
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-background-networking --ignore-certificate-errors'
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: await getBrowser() } },
  )
  return JSON.parse(readFileSync(file, 'utf8'))
}
