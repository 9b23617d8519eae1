import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../browser.ts'
import { openSlowPage } from './browser-page.ts'
import { measureFirstPress } from './first-press.ts'
import { median } from './median.ts'
import { serveCompressed } from './serve-compressed.ts'

/**
 * Loads pages of the last build on a slow phone and prints the medians:
 * `npm run bench:load -- [--runs 5] [PATH …] [OTHER=FOLDER …]`. Each page is measured in turn with itself
 * without scripts, which is as fast as a handwritten page can be, and with other built sites: milliseconds
 * are only comparable within one run.
 */

const args = process.argv.slice(2)
const runsAt = args.indexOf('--runs')
const runs = runsAt === -1 ? 3 : Number(args.splice(runsAt, 2)[1])
const folders = args.filter((arg) => arg.includes('=')).map((arg) => arg.split('=', 2))
const paths = args.filter((arg) => arg.startsWith('/'))

/** `press`: time until a press at the first paint has an effect, in a separate load; NaN without scripts. */
type Load = Record<'FCP' | 'LCP' | 'TBT' | 'CLS' | 'kB' | 'requests' | 'press', number>

const ours = await serveCompressed('dist')
const bare = await serveCompressed('dist', false)
const others = await Promise.all(
  folders.map(async ([name = '', folder = '']) => ({ name, ...(await serveCompressed(folder)) })),
)
const targets = [
  ...(paths.length > 0 ? paths : ['/']).flatMap((path) => [
    { name: path, url: ours.origin + path },
    { name: `${path} without scripts`, url: bare.origin + path },
  ]),
  ...others.map(({ name, origin }) => ({ name, url: `${origin}/` })),
].map((target) => ({ ...target, loads: [] as Load[] }))

const browser = await launchBrowser()
for (let run = 0; run < runs; run += 1) {
  for (const target of targets) target.loads.push(await measure(browser, target.url))
}
await browser.close()
for (const { stop } of [ours, bare, ...others]) stop()

console.log('Slow 4G, processor 4 times slower; medians. FCP, LCP, TBT, press in ms')
console.table(
  Object.fromEntries(
    targets.map(({ name, loads }) => [
      name,
      Object.fromEntries(
        (['FCP', 'LCP', 'TBT', 'CLS', 'kB', 'requests', 'press'] as const).map((figure) => [
          figure,
          Math.round(median(loads.map((load) => load[figure])) * 1000) / 1000,
        ]),
      ),
    ]),
  ),
)
process.exit(0)

async function measure(from: Browser, url: string): Promise<Load> {
  const { page, context } = await openSlowPage(from, { hasSlowNetwork: true })
  await page.addInitScript(observe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  let bytes = 0
  let requests = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  const figures = await readFigures(page)
  await context.close()
  const press = url.startsWith(bare.origin) ? Number.NaN : await measureFirstPress(from, url)
  return { ...figures, kB: Math.round(bytes / 100) / 10, requests, press }
}

/** Runs in the page, before its own scripts. */
function observe() {
  const seen = { lcp: 0, cls: 0, tasks: [] as { start: number; blocking: number }[] }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, blocking: duration - 50 })
  })
}

function readFigures(page: Page): Promise<Omit<Load, 'kB' | 'requests' | 'press'>> {
  return page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { lcp: number; cls: number; tasks: { start: number; blocking: number }[] }
    }
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const tasks = seen.tasks.filter(({ start }) => start >= fcp)
    return {
      FCP: Math.round(fcp),
      LCP: Math.round(seen.lcp),
      TBT: Math.round(tasks.reduce((sum, { blocking }) => sum + blocking, 0)),
      CLS: seen.cls,
    }
  })
}
