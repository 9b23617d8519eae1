import { useState } from 'react'
import { HeadPlace, NotFoundHead } from '@/components/head-tags'
import { renewedPart } from '@/lib/lazy-part'
import type { RouteEntry } from '../routes'

const loadRouteHead = () => import('./route-head')
const routeHead = renewedPart(loadRouteHead)

/** Loads what heads say, ahead of the first navigation. */
export async function preloadRouteHead(): Promise<void> {
  await loadRouteHead()
}

/** The head of the page shown, from its row of the route table; nothing where the page writes its own. */
export function PageHead({ entry }: { entry: RouteEntry | undefined }) {
  if (!entry) return <NotFoundHead />
  if (entry.hasOwnHead) return null
  return <EntryHead key={entry.id} entry={entry} />
}

function EntryHead({ entry }: { entry: RouteEntry }) {
  const [RouteHead] = useState(routeHead)
  return (
    <HeadPlace id={entry.id}>
      <RouteHead entry={entry} />
    </HeadPlace>
  )
}
