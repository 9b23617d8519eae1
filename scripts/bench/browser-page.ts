import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { getBrowser } from '../browser.ts'

/** A phone on slow 4G with a processor four times slower than this machine's. */
const CPU_SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: getBrowser(), args: ['--no-sandbox'] })
}

export type Slowness = { hasSlowNetwork: boolean }

/** Opens an empty page of a phone that has never been here; close its context when done. */
export async function openSlowPage(
  browser: Browser,
  { hasSlowNetwork }: Slowness,
): Promise<{ page: Page; context: BrowserContext }> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 5']
  const context = await browser.newContext({
    viewport,
    userAgent,
    deviceScaleFactor,
    isMobile,
    hasTouch,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (hasSlowNetwork) await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, context }
}
