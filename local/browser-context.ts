import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Which browser a function is working for, so that a fault switched on in one browser is not seen by
 * another: tests run side by side.
 */
const browser = new AsyncLocalStorage<{ cookie: string }>()

/** Runs the work of one request, up to and including its outgoing calls, for one browser. */
export function runForBrowser<T>(cookie: string, work: () => T): T {
  return browser.run({ cookie }, work)
}

/** The value of a `local-…` cookie of the browser being served. */
export function readSwitch(name: string): string | undefined {
  return readSwitchCookie(browser.getStore()?.cookie, name)
}

/** The value of a switch of /__local in a cookie header, or nothing. */
export function readSwitchCookie(cookie: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)local-${name}=([\\w-]*)`).exec(cookie ?? '')?.[1] || undefined
}
