import type { Request } from '@playwright/test'
import { expect, type Page } from '../../e2e/base.ts'

/** In milliseconds, as in Playwright's own "networkidle". */
const QUIET = 500

/**
 * Opens a page, uses it, waits until everything has loaded, and cuts the network.
 * @returns the addresses of later requests, filled as they come
 */
export async function openAndGoOffline(page: Page, path: string): Promise<string[]> {
  const onTheWay = new Set<Request>()
  let latest = 0
  page.on('request', (request) => {
    onTheWay.add(request)
    latest = Date.now()
  })
  page.on('requestfinished', (request) => onTheWay.delete(request))
  page.on('requestfailed', (request) => onTheWay.delete(request))
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    window.dispatchEvent(new Event('scroll'))
    // Code that waits for an interaction is requested in the next idle period.
    await idle()
    await idle()
  })
  // A loaded file may request others.
  await expect.poll(() => onTheWay.size === 0 && Date.now() - latest > QUIET).toBe(true)
  await page.context().setOffline(true)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  return requests
}
