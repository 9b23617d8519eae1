import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, devices, type Page } from 'playwright'
import { preview } from 'vite'
import { launchBrowser } from '../../local/programs/browser.ts'
import { STEPS as QUESTION_STEPS } from '../../src/shared/estimator/questions.ts'
import { median } from './median.ts'

const PORT = Number(process.env.PORT ?? 4398)

/** `scripts`: until our code has answered an input; `toPaint`: until that is seen. Milliseconds. */
type Wait = { scripts: number; toPaint: number }

/** Controls are found by selectors: Playwright's locators add listeners to every touch. */
type Step = {
  name: string
  path: string
  /** On a tablet in landscape, otherwise on a phone. */
  isWide?: boolean
  /** Selectors to tap first, in order, without measuring. */
  before?: string[]
  /** The selector to tap, after scrolling to it as a visitor would. */
  target: string
  /** Text to type into it instead. */
  keys?: string
}

/** The first of the estimator's returns. */
const FIRST_RETURN = '#estimate input[type=radio]'
const CONTINUE = '#estimate button[type=submit]'
const MENU = 'button[aria-haspopup=dialog]'
/** Up to the estimator's last question. */
const TO_LAST_QUESTION = [
  FIRST_RETURN,
  ...Object.keys(QUESTION_STEPS)
    .slice(1)
    .map(() => CONTINUE),
]
const WAGES = 'main input[inputmode]'

const STEPS: Step[] = [
  { name: 'estimator: choose', path: '/', target: FIRST_RETURN },
  { name: 'estimator: continue', path: '/', before: [FIRST_RETURN], target: CONTINUE },
  { name: 'estimator: calculate', path: '/', before: TO_LAST_QUESTION, target: CONTINUE },
  {
    name: 'results: change an answer',
    path: '/',
    before: [...TO_LAST_QUESTION, CONTINUE],
    target: '#estimate [aria-label^="Change:"]',
  },
  { name: 'menu: open', path: '/', target: MENU },
  { name: 'menu: open a fold', path: '/', before: [MENU], target: 'dialog summary' },
  { name: 'theme: switch', path: '/', target: 'footer input[value=dark]' },
  {
    name: 'theme: button of wide screens',
    path: '/',
    isWide: true,
    target: 'header button[aria-label^="Switch"]',
  },
  {
    name: 'calculator: type',
    path: '/resources/tax-calculator',
    before: [WAGES],
    target: WAGES,
    keys: '52300',
  },
  {
    name: 'calculator: tax year',
    path: '/resources/tax-calculator',
    target: 'main input[type=radio]:not(:checked)',
  },
  {
    name: 'calculator: slider',
    path: '/resources/tax-calculator#calculator?v=1&wages=60000',
    before: ['[aria-label=Result] summary'],
    target: '[aria-label=Result] input[type=range]',
  },
]

/** The machine's own time, for comparison. */
const ANCHOR: Step = {
  name: 'a page of one button',
  path: 'data:text/html,<h1>0</h1><button onclick="this.previousSibling.textContent++">Add</button>',
  target: 'button',
}

/**
 * Uses the last build with a processor four times slower and prints how long each step keeps the visitor
 * waiting; then how long a page of the site takes to show when its link is followed, on that processor
 * and on this machine's own: [--runs 5].
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '3' } } })
  const repeat = async (measure: () => Promise<Wait>): Promise<Wait> => {
    const waits: Wait[] = []
    for (let turn = 0; turn < Number(values.runs); turn += 1) waits.push(await measure())
    return {
      scripts: median(waits.map(({ scripts }) => scripts)),
      toPaint: median(waits.map(({ toPaint }) => toPaint)),
    }
  }
  const server = await preview({ preview: { port: PORT, strictPort: true }, logLevel: 'error' })
  const origin = `http://localhost:${PORT}`
  const browser = await launchBrowser()
  const rows: Record<string, Wait> = {}
  for (const step of [ANCHOR, ...STEPS]) {
    rows[step.name] = await repeat(() => longestEvent(browser, origin, step))
  }
  for (const cpu of [4, 1]) {
    const name = `page: /services, prefetched, ${cpu} x slower`
    rows[name] = await repeat(() => routeChange(browser, origin, cpu))
  }
  await browser.close()
  await server.close()
  console.log(
    'Processor 4 times slower; medians in ms. Without a graphics card painting is slow as well',
  )
  console.table(rows)
}

/** Opens an empty page on a phone with an empty cache. @param cpu how many times slower than this machine */
async function openSlowPage(
  browser: Browser,
  cpu: number,
): Promise<{ page: Page; context: BrowserContext }> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5']
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, context }
}

/** Opens a page, scrolls and waits until it is hydrated and idle, as for a visitor who reads first. */
async function openIdle(page: Page, url: string): Promise<void> {
  if (url.startsWith('data:')) return void (await page.goto(url))
  await page.goto(url, { waitUntil: 'networkidle' })
  while (!(await page.evaluate(isHydrated))) await page.waitForTimeout(50)
  await page.evaluate(() => window.scrollBy(0, 2))
  await page.waitForTimeout(2500)
}

/** Runs in the page. */
function isHydrated(): boolean {
  const heading = document.querySelector('h1') ?? {}
  return Object.keys(heading).some((key) => key.startsWith('__react'))
}

/** The longest waits of a step, as the browser's event timing has them (painting rounded to 8 ms). */
async function longestEvent(browser: Browser, origin: string, step: Step): Promise<Wait> {
  const { page, context } = await openSlowPage(browser, 4)
  if (step.isWide) await page.setViewportSize({ width: 1280, height: 800 })
  await openIdle(page, step.path.startsWith('/') ? origin + step.path : step.path)
  for (const selector of step.before ?? []) await tap(page, await scrollTo(page, selector))
  const place = await scrollTo(page, step.target)
  await page.evaluate(() => {
    const waits = { scripts: 0, toPaint: 16 }
    Object.assign(window, { waits })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        waits.scripts = Math.max(waits.scripts, entry.processingEnd - entry.startTime)
        waits.toPaint = Math.max(waits.toPaint, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  if (step.keys) await page.keyboard.type(step.keys, { delay: 150 })
  else await tap(page, place)
  await page.waitForTimeout(1000)
  const waits = await page.evaluate(() => (window as unknown as { waits: Wait }).waits)
  await context.close()
  return { scripts: Math.round(waits.scripts), toPaint: waits.toPaint }
}

type Place = { x: number; y: number }

/** @returns the place in the window of the first visible match, once the page is idle there */
async function scrollTo(page: Page, selector: string): Promise<Place> {
  // An earlier tap may still be opening something.
  await page.waitForTimeout(500)
  await page.waitForFunction(
    (of) => [...document.querySelectorAll(of)].some((element) => element.checkVisibility()),
    selector,
  )
  const place = await page.evaluate((of) => {
    const part = [...document.querySelectorAll(of)].find((element) => element.checkVisibility())
    part?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = part?.getBoundingClientRect()
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }, selector)
  if (!place) throw new Error(`Nothing is shown for ${selector}`)
  await page.waitForTimeout(1000)
  return place
}

/** A quick tap: the tap and the page's response share one wait. */
async function tap(page: Page, { x, y }: Place): Promise<void> {
  await page.touchscreen.tap(x, y)
}

/** From the click on a link that was pointed at before to the heading of its page, in milliseconds. */
async function routeChange(browser: Browser, origin: string, cpu: number): Promise<Wait> {
  const { page, context } = await openSlowPage(browser, cpu)
  await openIdle(page, `${origin}/`)
  const link = page.getByRole('contentinfo').locator('a[href="/services"]').first()
  await link.focus()
  await page.waitForLoadState('networkidle')
  const waited = await link.evaluate(
    (anchor) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('#main h1')?.textContent
        const start = performance.now()
        const look = () => {
          const heading = document.querySelector('#main h1')?.textContent
          if (heading && heading !== before) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        ;(anchor as HTMLElement).click()
        look()
      }),
  )
  await context.close()
  return { scripts: Math.round(waited), toPaint: Number.NaN }
}
