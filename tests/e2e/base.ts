import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  test as base,
  type BrowserContext,
  expect,
  type Frame,
  type Locator,
  type Page,
} from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

const OFFLINE = 'net::ERR_INTERNET_DISCONNECTED'
const NOT_FOUND = 'net::ERR_NAME_NOT_RESOLVED'
/**
 * Visitors whose theme differs from the system's load one drawing too many (src/components/preload-drawing.ts). On a
 * busy computer, a page's code may come seconds after the free times it uses.
 */
const UNUSED_PRELOAD =
  /(?:\.svg|\/api\/availability\S*) was preloaded using link preload but not used/

type Watch = {
  /** Allows, and requires, console messages and violations of the policy that match. */
  expectConsole: (pattern: RegExp) => void
}

/**
 * Every test fails on an unexpected console error, warning or uncaught error, on anything that the
 * Content-Security-Policy blocks, and on any request to another host: the site works on its own.
 */
export const test = base.extend<Watch>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page
    // Tests that only wait for the page to start look at it before it hydrates.
    const waitForHydration = async (options?: { waitUntil?: string }) => {
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await untilHydrated(page)
    }
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options)
      await waitForHydration(options)
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      await waitForHydration(options)
      return response
    }
    await use(page)
  },
  expectConsole: [
    async ({ context }, use) => {
      const seen: string[] = []
      const foreign: string[] = []
      const expected: RegExp[] = []
      await comeFromNewAddress(context)
      // The context reports every tab, including those a link opens.
      context.on('console', (message) => {
        const text = message.text()
        if (text === 'Service Worker registration blocked by Playwright') return
        // Only browsers with windows request the tab's icon, at unpredictable times.
        if (text.includes(OFFLINE) && message.location().url.endsWith('/favicon.svg')) return
        if (UNUSED_PRELOAD.test(text)) return
        if (['error', 'warning'].includes(message.type()))
          seen.push(`${text} ${message.location().url}`)
      })
      context.on('weberror', (error) => seen.push(`Uncaught: ${error.error().message}`))
      await context.exposeFunction('tellBlocked', (what: string) => seen.push(`Policy: ${what}`))
      await context.addInitScript(watchPolicy)
      // The browser finds no other host (playwright.config.ts). Routing them here would switch its cache off.
      context.on('requestfailed', (request) => {
        if (request.failure()?.errorText === NOT_FOUND) foreign.push(request.url())
      })

      await use((pattern) => expected.push(pattern))

      expect(
        seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
        'unexpected console messages',
      ).toEqual([])
      for (const pattern of expected) {
        expect(seen.filter((text) => pattern.test(text)).length, `${pattern}`).toBeGreaterThan(0)
      }
      expect(foreign, 'requests to other hosts').toEqual([])
    },
    { auto: true },
  ],
})

/** Limits count by visitor address. Each test has its own; for another visitor in the same test. */
export async function comeFromNewAddress(context: BrowserContext): Promise<void> {
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
}

/** Runs in every page. The browser logs only some of what the policy blocks. */
function watchPolicy(): void {
  const { tellBlocked } = window as unknown as { tellBlocked: (what: string) => void }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    tellBlocked(`${location.pathname} ${effectiveDirective} ${blockedURI}`)
  })
}

/**
 * Waits until React has hydrated the prerendered page, as a visitor does who reads before clicking. An
 * earlier click follows links natively, which is right but not what most tests are about. Fails if hydration
 * never happens, instead of losing time silently.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    const find = (element: Element | null, start: string) =>
      Object.entries(element ?? {}).find(([key]) => key.startsWith(start))?.[1]
    // React marks elements while it hydrates them, and its root once it has finished.
    const container = find(document.getElementById('root'), '__reactContainer')
    const isFinished = container?.stateNode.current.memoizedState.isDehydrated === false
    return isFinished && find(document.querySelector('h1'), '__react') !== undefined
  }
  await page.waitForFunction(isHydrated, undefined, { timeout: 30_000 })
}

/** Marks tests that don't depend on the window size: the phone skips them (playwright.config.ts). */
export const ANY_SIZE = '@any-size'
/** Marks tests for phones only. Files with only such tests have it in their name. */
export const ONLY_PHONE = '@only-phone'

/** What the browser itself reports for a status of 400 or above, or no response. */
export const REFUSED = /Failed to load resource/

export { expect }
export type { Page }

/**
 * Waits for what shows once a request has failed and been retried three times (R228): 7 s on the page's
 * clock, which page.clock.install() before page.goto() lets us advance.
 */
export async function expectAfterRetries(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4000)
    await expect(what).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [100] })
}

/** The part of a page that is checked unless a test names another. */
const WHOLE = 'html'

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails with a readable list of what axe finds against WCAG 2.2 AA, and of messages that screen readers would
 * miss.
 * @param part a selector; page-wide rules run only for the whole page
 */
export async function checkAccessibility(page: Page, part = WHOLE): Promise<void> {
  expect(await findViolations(page, { runOnly: WCAG }, part)).toEqual([])
  await checkMessagePlaces(page)
}

/**
 * A screen reader only announces a message if its container was there before: empty, but not hidden (R99).
 */
export async function checkMessagePlaces(page: Page): Promise<void> {
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
      .filter((place) => place.textContent === '' && getComputedStyle(place).display === 'none')
      .map((place) => place.outerHTML),
  )
  expect.soft(hidden).toEqual([])
}

/** The violations of the given rules, one text per element. */
export async function findViolations(
  page: Page,
  rules: RunOptions,
  part = WHOLE,
): Promise<string[]> {
  await Promise.all(page.frames().map(addAxe))
  const violations = await page.evaluate(
    async ([options, selector]) => {
      // Otherwise elements scrolled under the header, or under a tool's bar, would count as covered.
      scrollTo({ top: 0, behavior: 'instant' })
      const bars = [...document.querySelectorAll<HTMLElement>('.result-bar')]
      for (const bar of bars) bar.style.position = 'static'
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations: found } = await run(selector, options)
      for (const bar of bars) bar.style.position = ''
      return found
    },
    [{ ...rules, resultTypes: ['violations'], preload: false } satisfies RunOptions, part] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  )
}

/** The small one of its two files, which a browser reads faster. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Injecting the script takes as long as a check, so each document gets it once. */
async function addAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(window)
}

/** Sets a theme before the page loads, as for a returning visitor. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((value) => window.localStorage.setItem('theme', value), theme)
}

/** Stops animations in tests of the end state. */
export async function stillMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/**
 * Holds back a page's requests to matching addresses.
 * @returns a function that releases them and all later ones
 */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
