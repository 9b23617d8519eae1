import { expect, holdRequests, type Page, REFUSED, test } from '../../e2e/base.ts'
import { signIn } from '../../e2e/sign-in-steps.ts'

/** On a slow connection and a slow phone everything arrives late. Nothing may move when it does. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

type Shift = { value: number; what: string[] }

async function shiftsWhileLoading(page: Page, path: string): Promise<Shift[]> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Element | null }[]
      })[]) {
        shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  return shifts.filter(({ value }) => value >= 0.005)
}

for (const path of [
  '/',
  '/industries/oil-and-gas',
  '/news/choosing-a-tax-preparer',
  '/pricing',
  '/privacy',
  '/auth',
  '/account',
  '/schedule',
]) {
  test(`nothing shifts while ${path} loads slowly`, async ({ page }) => {
    await slowDown(page)
    expect(await shiftsWhileLoading(page, path)).toEqual([])
  })
}

test('nothing shifts while the account of a signed-in client loads slowly', async ({ page }) => {
  await signIn(page)
  await slowDown(page)
  expect(await shiftsWhileLoading(page, '/account')).toEqual([])
})

test('nothing shifts during a slow lookup of an unknown booking link', async ({
  page,
  expectConsole,
}) => {
  expectConsole(REFUSED)
  await slowDown(page)
  expect(await shiftsWhileLoading(page, `/schedule#booking=${'x'.repeat(43)}`)).toEqual([])
  await expect(page.getByRole('link', { name: 'Book a time' })).toBeVisible()
})

test('post cards keep their height when their pictures load (R188)', async ({ page }) => {
  const release = await holdRequests(page, '**/cards/images/**')
  const heights = () =>
    page
      .locator('.article-body > *')
      .evaluateAll((cards) =>
        cards.map((card) => `${card.className} ${Math.round(card.getBoundingClientRect().height)}`),
      )
  await page.goto('/test/ghost-cards', { waitUntil: 'domcontentloaded' })
  const before = await heights()
  release()
  await page.locator('.article-body img').evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode()))
  })
  expect(await heights()).toEqual(before)
})
