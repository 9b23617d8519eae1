import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

const OFFLINE = 'net::ERR_INTERNET_DISCONNECTED'

type Watch = {
  /** Allows, and requires, console messages that match. */
  expectConsole: (pattern: RegExp) => void
}

/**
 * Every test fails on an unexpected console error, warning or uncaught error, and on any request to
 * another host: the site works on its own.
 */
export const test = base.extend<Watch>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page
    // Who asks for no more than that the page has begun looks at what comes before it is taken over.
    const thenTakenOver = async (options?: { waitUntil?: string }) => {
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await untilTakenOver(page)
    }
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options)
      await thenTakenOver(options)
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      await thenTakenOver(options)
      return response
    }
    await use(page)
  },
  expectConsole: [
    async ({ context, baseURL }, use) => {
      const seen: string[] = []
      const foreign: string[] = []
      const expected: RegExp[] = []
      // The context hears every tab, also those a link opens.
      context.on('console', (message) => {
        const text = message.text()
        if (text === 'Service Worker registration blocked by Playwright') return
        // Only a browser with windows asks for the icon of its tabs, at its own times.
        if (text.includes(OFFLINE) && message.location().url.endsWith('/favicon.svg')) return
        if (['error', 'warning'].includes(message.type())) seen.push(text)
      })
      context.on('weberror', (error) => seen.push(`Uncaught: ${error.error().message}`))
      const isForeign = ({ origin, protocol }: URL) =>
        protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin
      await context.route(isForeign, (route) => {
        foreign.push(route.request().url())
        return route.abort()
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

/**
 * Waits until React has taken over the prerendered page, as a visitor does who reads before clicking:
 * a click that comes earlier follows links natively, which is right but not what most tests are about.
 * Fails where that never happens, instead of spending the time unseen.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  const isTakenOver = () => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
  }
  await page.waitForFunction(isTakenOver, undefined, { timeout: 30_000 })
}

/** Marks what does not depend on the window: the phone leaves it out (playwright.config.ts). */
export const ANY_SIZE = '@any-size'
/** Marks what only a phone shows; whole files of such tests have it in their name. */
export const ONLY_PHONE = '@only-phone'

/** What the browser itself reports for an answer of 400 and above, or none. */
export const REFUSED = /Failed to load resource/

export { expect }
export type { Page }

/**
 * Waits for what shows once a request has failed and was asked for three times more (R228): 7 s on the
 * page's clock, which page.clock.install() before page.goto() lets us move.
 */
export async function expectAfterRetries(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4000)
    await expect(what).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [100] })
}

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with a readable list of what axe finds against WCAG 2.2 AA, and of messages that would go unheard. */
export async function checkAccessibility(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ runOnly: WCAG, resultTypes: ['violations'] })
  expect(await findViolations(page, axe)).toEqual([])
  await checkMessagePlaces(page)
}

/** A screen reader only tells of a message if its place was there before: empty, but not hidden (R99). */
export async function checkMessagePlaces(page: Page): Promise<void> {
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
      .filter((place) => place.textContent === '' && getComputedStyle(place).display === 'none')
      .map((place) => place.outerHTML),
  )
  expect.soft(hidden).toEqual([])
}

/** What axe finds with the rules it was given, one text for each place. */
export async function findViolations(page: Page, axe: AxeBuilder): Promise<string[]> {
  // What is scrolled under the header at this moment would count as covered.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // Legacy mode gathers the results in the page itself instead of in a second one, which takes three
  // quarters of the time and matters only to frames of other origins: there are none to look into.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  )
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(window)
}

/** Chooses a theme before the page loads, as a returning visitor has it. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((value) => window.localStorage.setItem('theme', value), theme)
}

/** Stops animation where a test is about the end state. */
export async function stillMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/**
 * Holds back what a page asks of addresses that match.
 * @returns a function that lets it go, and all that follows
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
