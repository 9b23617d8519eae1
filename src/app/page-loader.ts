import { type ComponentType, lazy } from 'react'
import { loadPart, partAtHand } from '@/lib/stale-files'
import type { PageLoader } from './routes'

const awaited = new Map<PageLoader, ComponentType>()

/** Lets pages that could not be loaded be asked for again: what waited for them fails for good. */
export function startVisit(): void {
  awaited.clear()
}

/** The page itself when its code is here, so that it is drawn at once; else one that waits for it. */
export function pageComponent(load: PageLoader): ComponentType {
  const page = partAtHand(load)?.default ?? awaited.get(load) ?? lazy(() => loadPart(load))
  awaited.set(load, page)
  return page
}
