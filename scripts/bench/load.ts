import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../../local/programs/browser.ts'
import { measureFirstPress } from './first-press.ts'
import { median } from './median.ts'
import { serveCompressed, serveOverLine } from './serve-sites.ts'
import { openSlowPage } from './slow-page.ts'

/** `press`: time until a press at the first paint has an effect, in a separate load. */
const FIGURES = ['FCP', 'LCP', 'TBT', 'CLS', 'kB', 'requests', 'press'] as const
type Load = Record<(typeof FIGURES)[number], number>

/**
 * Loads pages on a slow phone and prints the medians: [--runs 5] [--line FOLDER] [PATH …] [OTHER=FOLDER …]. Other
 * built sites are measured in turn, because milliseconds say something only against others of the same run.
 * With the folder of a slow line's programs, the line is real; else the browser slows down each request.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, line: { type: 'string' } },
  })
  const others = positionals.filter((one) => one.includes('=')).map((one) => one.split('=', 2))
  const sites = [['dist', 'dist'], ...others] as [string, string][]
  const folders = sites.map(([, folder]) => folder)
  const origins = values.line
    ? await serveOverLine(values.line, folders)
    : await Promise.all(folders.map(serveCompressed))
  const paths = positionals.filter((one) => one.startsWith('/'))
  const targets = (paths.length > 0 ? paths : ['/']).flatMap((path) =>
    sites.map(([name], index) => ({
      name: `${name}: ${path}`,
      url: `${origins[index]}${path}`,
      loads: [] as Load[],
    })),
  )

  // The slow line has a certificate of its own. A page that accepts it connects twice, which takes 330 ms.
  const browser = await launchBrowser(['--ignore-certificate-errors'])
  const hasSlowNetwork = values.line === undefined
  for (let turn = 0; turn < Number(values.runs); turn += 1) {
    for (const { url, loads } of targets) loads.push(await measure(browser, url, hasSlowNetwork))
  }
  await browser.close()
  console.log('Slow 4G, processor 4 times slower; medians. FCP, LCP, TBT, press in ms')
  console.table(Object.fromEntries(targets.map(({ name, loads }) => [name, medians(loads)])))
}

function medians(loads: Load[]): Record<string, number> {
  return Object.fromEntries(
    FIGURES.map((figure) => {
      const middle = median(loads.map((load) => load[figure]))
      return [figure, Math.round(middle * 1000) / 1000]
    }),
  )
}

async function measure(browser: Browser, url: string, hasSlowNetwork: boolean): Promise<Load> {
  const { page, context } = await openSlowPage(browser, { hasSlowNetwork })
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
  const press = await measureFirstPress(browser, url, hasSlowNetwork)
  return { ...figures, kB: Math.round(bytes / 100) / 10, requests, press }
}

type Seen = { lcp: number; cls: number; tasks: { start: number; blocking: number }[] }

/** Runs in the page, before its own scripts. */
function observe() {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [] }
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

function readFigures(page: Page): Promise<Pick<Load, 'FCP' | 'LCP' | 'TBT' | 'CLS'>> {
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen }
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
