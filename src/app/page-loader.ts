import type { ComponentType } from 'react'
import { lazyPart } from '@/lib/lazy-part'
import type { PageLoader } from './routes'

const pages = new Map<PageLoader, ComponentType>()

/** Lets pages that could not be loaded be asked for again: what waited for them fails for good. */
export function startVisit(): void {
  pages.clear()
}

/** The page of a route, the same one for as long as it is waited for. */
export function pageComponent(load: PageLoader): ComponentType {
  const page = pages.get(load) ?? lazyPart(load)
  pages.set(load, page)
  return page
}
