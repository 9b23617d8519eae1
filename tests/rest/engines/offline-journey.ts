import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** Opens two pages, stops the server and opens them again. */
export async function offlineJourney(visitor: Visitor): Promise<void> {
  await visitor.startFresh('light')
  await visitor.open('/about-us')
  await visitor.tab.run(() => window.dispatchEvent(new Event('scroll')))
  await visitor.until('a worker', () => navigator.serviceWorker.controller !== null)
  await visitor.open('/contact')
  await visitor.tab.run(() => window.dispatchEvent(new Event('scroll')))
  await untilKept(visitor, '/about-us')
  await untilKept(visitor, '/contact')
  visitor.expectNoProblems()

  await visitor.site.stop()
  await visitor.open('/about-us')
  await visitor.see('heading', /./)
  expect(await visitor.address()).toBe('/about-us')
  await visitor.open('/contact')
  await visitor.see('button', /^Send message/)
  await visitor.tab.goto(`${visitor.site.origin}/privacy`)
  await visitor.until('what to do instead', () =>
    Boolean(document.body.textContent?.includes('This page needs a connection')),
  )
}

/** Waits until the worker has cached a page and its first files. */
async function untilKept(visitor: Visitor, path: string): Promise<void> {
  const isKept = async (address: string) => {
    const files = [...document.scripts].map(({ src }) => src).filter(Boolean)
    const kept = await Promise.all([address, ...files].map((one) => caches.match(one)))
    return kept.every(Boolean)
  }
  await visitor.until(`${path} is kept`, isKept as never, path)
}
