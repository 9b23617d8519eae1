import type { ComponentType } from 'react'
import { lazyPart } from '@/lib/lazy-part'
import type { PageLoader, PageModule } from './routes'

const loaded = new Map<PageLoader, ComponentType>()
const waiting = new Map<PageLoader, ComponentType>()

/** Loads a page's code, once; a failed download may be tried again. */
export async function loadPage(load: PageLoader): Promise<PageModule> {
  const module = await load()
  loaded.set(load, module.default)
  return module
}

/** Lets pages that could not be loaded be asked for again: what waited for them fails for good. */
export function startVisit(): void {
  waiting.clear()
}

/** The page itself when its code is here, so that it is drawn at once; else one that waits for it. */
export function pageComponent(load: PageLoader): ComponentType {
  const page = loaded.get(load) ?? waiting.get(load) ?? lazyPart(() => loadPage(load))
  if (!loaded.has(load)) waiting.set(load, page)
  return page
}
