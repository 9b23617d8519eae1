import { expect, type Page } from '../../e2e/base.ts'

/** A file that no page asks for: whoever requests it is `settle` below. */
const OWN_REQUEST = '/robots.txt'

/**
 * Opens a page, waits until everything has loaded, and cuts the network.
 * @returns the addresses of later requests, filled as they come
 */
export async function openAndGoOffline(page: Page, path: string): Promise<string[]> {
  const requests = await openUntilLoaded(page, path)
  await page.context().setOffline(true)
  requests.length = 0
  return requests
}

/**
 * Opens a page, uses it and waits until everything has loaded, even what waits for an idle moment.
 * @returns the addresses of all requests, filled as they come
 */
export async function openUntilLoaded(page: Page, path: string): Promise<string[]> {
  const requests: string[] = []
  let answered = 0
  page.on('request', (request) => {
    if (!request.url().endsWith(OWN_REQUEST)) requests.push(request.url())
  })
  const countAnswer = (request: { url: () => string }) => {
    if (!request.url().endsWith(OWN_REQUEST)) answered += 1
  }
  page.on('requestfinished', countAnswer)
  page.on('requestfailed', countAnswer)
  await page.goto(path)
  // A file that has arrived may ask for others. None did while our own request went there and back.
  await expect(async () => {
    const before = requests.length
    await page.evaluate(settle, OWN_REQUEST)
    expect(requests).toHaveLength(before)
    expect(answered).toBe(before)
  }).toPass()
  return requests
}

/** Runs in the page: uses it, and gives it the time that a request takes, between two idle moments. */
async function settle(address: string): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
  window.dispatchEvent(new Event('scroll'))
  await idle()
  await fetch(address, { cache: 'no-store' })
  await idle()
}
