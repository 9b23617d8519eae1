import { expect, type Page, test } from './base'

/** On a slow line and a slow phone everything comes late; nothing may move when it does. */
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

for (const path of ['/', '/services/payroll', '/pricing', '/privacy', '/auth']) {
  test(`nothing moves while ${path} loads on a slow line`, async ({ page }) => {
    await slowDown(page)
    await page.addInitScript(() => {
      const shifts: { value: number; what: string[] }[] = []
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
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; what: string[] }[] }).shifts,
    )
    expect(shifts.filter(({ value }) => value >= 0.005)).toEqual([])
  })
}
