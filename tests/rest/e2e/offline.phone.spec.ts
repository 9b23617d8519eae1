import { site } from '../../../src/config/site.ts'
import STORAGE_KEYS from '../../../src/content/storage-keys.json' with { type: 'json' }
import { expect, type Page, test } from '../../e2e/base.ts'
import { estimateSimple } from '../../e2e/estimator-steps.ts'

test.use({ serviceWorkers: 'allow' })

/** Navigates on, so that the worker registers, and waits until the page is cached. */
async function untilKept(page: Page, path: string): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  await page.evaluate(async () => {
    const { controller } = navigator.serviceWorker
    if (controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
  await expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), path))
    .toBe(true)
  await page.waitForLoadState('networkidle')
}

/** Stored data that the cookies page does not mention. */
async function unlistedStorage(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])
  const begin = STORAGE_KEYS.map(({ key }) => key.split('…')[0] ?? '')
  return names.filter((name) => !begin.some((one) => name.startsWith(one)))
}

const totals = async (page: Page) =>
  (await page.getByRole('row', { name: /^Total/ }).allInnerTexts()).join()

test('visited pages and tools open offline, and others say how to reach us', async ({
  page,
  context,
  expectConsole,
}) => {
  test.slow()
  // Between two pages, the browser may say for a moment that it is online: the site asks the server then.
  expectConsole(
    /^Failed to load resource: net::ERR_(FAILED \S+\/assets\/|INTERNET_DISCONNECTED \S+\/terms)|^MissingChunkError/,
  )
  await page.goto('/')
  await untilKept(page, '/')
  await estimateSimple(page)
  const online = await totals(page)
  await page.goto('/resources/tax-calculator')
  await page.getByRole('textbox', { name: 'Wages', exact: true }).fill('52,306')
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result.getByText(/^Deadline/)).toBeVisible()
  const outcomes = result.locator('h2 + p').first()
  const outcome = await outcomes.innerText()
  await page.goto('/resources/tax-prep-checklist')
  // It was reached inside the site, so its own HTML was never requested.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByText('Resources', { exact: true }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check My Refund' }).click()
  await expect(page.getByRole('heading', { name: 'When will it arrive?' })).toBeVisible()
  await untilKept(page, '/resources/check-my-refund')
  expect(await unlistedStorage(page), 'the cookies page lists all that is kept').toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'When will it arrive?' })).toBeVisible()

  await page.goto('/')
  await page
    .getByRole('button', { name: /Start Over/i })
    .first()
    .click()
  await estimateSimple(page)
  expect(await totals(page)).toBe(online)

  await page.goto('/resources/tax-calculator')
  await page.getByRole('textbox', { name: 'Wages', exact: true }).fill('40,000')
  await page.getByRole('textbox', { name: 'Wages', exact: true }).fill('52,306')
  await expect.poll(() => outcomes.innerText()).toBe(outcome)

  await page.goto('/resources/tax-prep-checklist')
  await page.getByRole('checkbox', { name: 'Farm', exact: true }).check()
  await expect(page.getByRole('checkbox', { name: /^Crop insurance papers/ })).toBeVisible()

  await page.goto('/privacy', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: site.phone.display })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await main.getByRole('link', { name: 'Check My Refund' }).click()
  await expect(page.getByRole('heading', { name: 'When will it arrive?' })).toBeVisible()

  // A page opened within the app says the same, and opens by itself.
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
  const saved = main.getByRole('listitem')
  await expect(saved.filter({ hasText: 'Tax Calculator' })).toBeVisible()
  await expect(saved.filter({ hasText: 'Terms' })).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
})

test('a new worker takes over an open page without a reload and caches no private URLs', async ({
  page,
}) => {
  await page.goto('/contact?from=mail#booking=secret-token')
  await untilKept(page, '/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('Still here')
  const files = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => url)
    })
  expect((await files()).filter((url) => /[?#]|secret|\/api\//.test(url))).toEqual([])

  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  // The next build's worker: the same rules in a different file.
  const next = await page.evaluate(async () => {
    await caches.open('offline-pages-0')
    const { navigationPreload } = await navigator.serviceWorker.ready
    await navigationPreload.enable()
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await navigator.serviceWorker.register('/sw.js?next', { updateViaCache: 'none' })
    await taken
    return navigator.serviceWorker.controller?.scriptURL
  })
  expect(next).toContain('?next')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Still here')
  expect(loads).toBe(0)
  // Earlier workers enabled it. Firefox fails with it when the connection is down.
  const isPreloadEnabled = async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready
    return (await navigationPreload.getState()).enabled
  }
  await expect.poll(() => page.evaluate(isPreloadEnabled)).toBe(false)
  // Caches with earlier rules are gone, but this page's files are not.
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('offline-pages-0')
  const kept = await files()
  const scripts = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter(Boolean),
  )
  expect(kept).toEqual(expect.arrayContaining(scripts))
})
