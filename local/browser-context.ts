import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Tells which browser a request comes from, so that a fault switched on in one browser leaves the others
 * alone. Tests run in parallel.
 */
const browser = new AsyncLocalStorage<{ cookie: string }>()

/** Runs one request's work, including its outgoing requests, for one browser. */
export function runForBrowser<T>(cookie: string, work: () => T): T {
  return browser.run({ cookie }, work)
}

/** The value of a `local-…` cookie of the browser being served. */
export function readSwitch(name: string): string | undefined {
  return readSwitchCookie(browser.getStore()?.cookie, name)
}

/** The value of a switch of /__local in a cookie header, if any. */
export function readSwitchCookie(cookie: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)local-${name}=([\\w-]*)`).exec(cookie ?? '')?.[1] || undefined
}
