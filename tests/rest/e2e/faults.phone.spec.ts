import { expect, type Page, type Route, test } from '@playwright/test'
import { untilHydrated } from '../../e2e/base.ts'
import { speedUpClock, loadPath, openPath, problemsOf } from './faults.ts'
import { FIXED_PAGES, PAGE_OF_EACH_KIND } from '../../e2e/pages.ts'

/**
 * Every route with something around it broken: no uncaught error, no blank page, no endless waiting, and the
 * phone number within reach. The normal run visits the pages inside the site. "npm run faults" visits every
 * route with every fault, reloads each, and repeats it all on a slow connection.
 */
const IS_WHOLE = process.env.FAULTS === 'all'
const NEWS = ['/news/form-1099-k', '/news/tag/farm', '/news/no-such-post']

const ENTRIES = IS_WHOLE ? FIXED_PAGES : PAGE_OF_EACH_KIND
const PATHS = ENTRIES.flatMap(({ path, aliases = [] }) => [path, ...aliases])
const EVERY = [...PATHS, ...NEWS, '/no-such-page']
const SOME = IS_WHOLE ? EVERY : ['/schedule', '/resources/tax-calculator']

/** Routes that call functions on their own. */
const ASKING = ['/', '/schedule', '/contact', '/news', ...NEWS, '/auth', '/account', '/office']

const API = /\/(api|auth\/v1|news-data)\//

const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'storage throws': (page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse })
      }
    }),
  'storage is full': (page) =>
    page.addInitScript(() => {
      const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      Storage.prototype.setItem = () => {
        throw full()
      }
      Cache.prototype.put = () => Promise.reject(full())
    }),
  'functions cannot be reached': (page) => answerAll(page, (route) => route.abort()),
  'functions fail': (page) =>
    answerAll(page, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })),
  'functions answer with a page': (page) =>
    answerAll(page, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome</p>' }),
    ),
  'functions answer with other JSON': (page) =>
    answerAll(page, (route) => route.fulfill({ json: { rating: 'many', items: [null, 7] } })),
}

async function answerAll(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await speedUpClock(page)
  await page.route(API, answer)
}

/** Faults for every route in the normal run. The others only matter on routes that request something. */
const WALKED = ['storage throws', 'storage is full']

/** Collects uncaught errors. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`Uncaught: ${error.message}`))
  return problems
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(IS_WHOLE ? 600_000 : 120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const [name, bring] of Object.entries(FAULTS)) {
  test(`every route works: ${name} (R58)`, async ({ page }) => {
    const problems = watch(page)
    await bring(page)
    await page.goto('/')
    // Navigation before the router listens would be missed.
    await untilHydrated(page)
    problems.push(...(await problemsOf(page, '/')))
    for (const path of IS_WHOLE || WALKED.includes(name) ? EVERY : ASKING) {
      problems.push(...(await openPath(page, path)))
    }
    for (const path of IS_WHOLE ? EVERY : []) problems.push(...(await loadPath(page, path)))
    expect(problems).toEqual([])
  })
}

test('every route works after the connection is lost', async ({ page }) => {
  const problems = watch(page)
  await page.goto('/resources/tax-calculator', { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Wages', exact: true }).fill('52,306')
  await expect(
    page.getByText('Your federal refund').or(page.getByText('You would owe')),
  ).toHaveCount(1)
  for (const path of EVERY) problems.push(...(await openPath(page, path)))
  expect(problems).toEqual([])
})

test('pages show over a slow connection', async ({ page }) => {
  const problems = watch(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
  for (const path of SOME) problems.push(...(await loadPath(page, path)))
  expect(problems).toEqual([])
})
