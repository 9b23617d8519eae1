import { type Browser, type BrowserContext, devices, type Page } from 'playwright'

/** Slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}

type Slowness = {
  hasSlowNetwork?: boolean
  /** How many times slower than this machine the processor runs. */
  cpu?: number
}

/** Opens an empty page on a phone with an empty cache. Close its context when done. */
export async function openSlowPage(
  browser: Browser,
  { hasSlowNetwork = false, cpu = 4 }: Slowness = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5']
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (hasSlowNetwork) await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, context }
}
