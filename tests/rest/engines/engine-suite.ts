import { afterAll, beforeAll, inject, test } from 'vitest'
import { describeJourneys } from './journeys.ts'
import { leavingJourney } from './leaving-journey.ts'
import { offlineJourney } from './offline-journey.ts'
import { type SiteProxy, startProxy } from './site-proxy.ts'
import type { Engine } from './tab.ts'
import { Visitor } from './visitor.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sitePort: number
  }
}

const START_LIMIT_MS = 60_000

/** All journeys in one engine, one after another in one window. */
export function suite(start: () => Promise<Engine>, { isPhone }: { isPhone: boolean }): void {
  let engine: Engine
  let site: SiteProxy

  beforeAll(async () => {
    site = await startProxy(inject('sitePort'))
    engine = await start()
    console.log(engine.name)
  }, START_LIMIT_MS)
  afterAll(async () => {
    await engine?.close()
    await site?.stop()
  })

  const enter = () => new Visitor(engine.tab, site)
  describeJourneys(enter, isPhone)
  for (const [name, journey] of [
    ['another page opens while a part of this one loads', leavingJourney],
    ['cached pages open when the server is gone', offlineJourney],
  ] as const) {
    test(name, { timeout: START_LIMIT_MS }, async () => {
      // A separate origin, of which the browser has nothing cached yet.
      const own = await startProxy(inject('sitePort'))
      try {
        await journey(new Visitor(engine.tab, own))
      } finally {
        await own.stop()
      }
    })
  }
}
