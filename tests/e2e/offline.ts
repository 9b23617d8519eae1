import type { Page } from './base'

/**
 * Opens a page, waits for the last script it loads by itself, and cuts the network.
 * @returns the addresses of later requests, filled as they come
 */
export async function openAndGoOffline(page: Page, path: string): Promise<string[]> {
  const lastScript = page.waitForResponse(/dom-mini/)
  await page.goto(path, { waitUntil: 'networkidle' })
  await (await lastScript).finished()
  await page.context().setOffline(true)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  return requests
}
