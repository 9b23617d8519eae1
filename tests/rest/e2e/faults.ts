import { expect, type Page, test } from '@playwright/test'

/** How long a page may take to settle, in milliseconds. */
const SETTLE_TIMEOUT_MS = 15_000

/** Goes to a page inside the site, as a link does. @returns its problems as text */
export async function openPath(page: Page, path: string): Promise<string[]> {
  await page.evaluate((to) => {
    if (location.pathname === to) return
    // Marks the old headings, since the next one is a new element.
    document.querySelectorAll('h1').forEach((heading) => heading.setAttribute('data-before', ''))
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  return problemsOf(page, path)
}

/** Looks at each page in turn. Inside the site, the pages after the first open several times as fast. */
export async function lookAtEach(
  page: Page,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      if (index === 0) await page.goto(path)
      else expect(await openPath(page, path)).toEqual([])
      await look(path)
    })
  }
}

/** Reloads a page. @returns its problems as text */
export async function loadPath(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'commit' })
  return problemsOf(page, path)
}

/** Waits until the page has settled. @returns what is missing then, as text; empty if nothing is */
export async function problemsOf(page: Page, path: string): Promise<string[]> {
  try {
    const well = await page.waitForFunction(findProblems, 'is well', {
      timeout: SETTLE_TIMEOUT_MS,
      polling: 50,
    })
    await well.dispose()
    return []
  } catch {
    const list = await page.evaluate(findProblems, 'list')
    return [list].flat().map((problem) => `${path}: ${problem}`)
  }
}

/** Runs in the page, since its policy forbids compiling code there. */
function findProblems(wanted: string): boolean | string[] {
  const found = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const isNamed = found('h1:not([data-before])').some(({ textContent }) => textContent.trim())
  const isBusy = found('main [aria-busy=true]').length > 0
  const isWaiting = found('main [role=status], main p').some(({ textContent }) =>
    textContent.startsWith('Loading'),
  )
  const list = [
    ...(isNamed ? [] : ['no heading']),
    ...(found('a[href^="tel:"]').length > 0 ? [] : ['no phone number']),
    ...(isBusy || isWaiting ? ['still waiting'] : []),
  ]
  return wanted === 'list' ? list : list.length === 0
}

/**
 * Speeds up the page's clock about ten times: its pauses between attempts (R228) add up to seven seconds per
 * request. Only for requests that are answered at once, since their timeouts speed up too.
 */
export async function speedUpClock(page: Page): Promise<void> {
  await page.clock.install()
  const timer = setInterval(() => {
    // Between two pages there is no clock to advance.
    page.clock.fastForward(2000).catch(() => {})
  }, 200)
  page.once('close', () => clearInterval(timer))
}
