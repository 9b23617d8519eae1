import { HeadPlace, NotFoundHead } from '@/components/head-tags'
import { lazyPart } from '@/lib/lazy-part'
import type { RouteEntry } from '../routes'

const loadRouteHead = () => import('./route-head')
const RouteHead = lazyPart(loadRouteHead)

/** Loads what heads say, ahead of the first navigation. */
export async function preloadRouteHead(): Promise<void> {
  await loadRouteHead()
}

/** The head of the page shown, from its row of the route table; nothing where the page writes its own. */
export function PageHead({ entry }: { entry: RouteEntry | undefined }) {
  if (!entry) return <NotFoundHead />
  if (entry.hasOwnHead) return null
  return (
    <HeadPlace id={entry.id}>
      <RouteHead entry={entry} />
    </HeadPlace>
  )
}
