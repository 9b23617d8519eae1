import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Which browser a function is working for, so that a fault switched on in one browser is not seen by
 * another: tests run side by side.
 */
const browser = new AsyncLocalStorage<{ cookie: string }>()

export function enterBrowser(cookie: string): void {
  browser.enterWith({ cookie })
}

/** The value of a `local-…` cookie of the browser being served. */
export function readSwitch(name: string): string | undefined {
  const cookie = browser.getStore()?.cookie ?? ''
  return new RegExp(`(?:^|;\\s*)local-${name}=([\\w-]*)`).exec(cookie)?.[1] || undefined
}
