import { preloadHead } from '@/components/head-tags'
import { untilMovedOn } from '@/lib/moved-on'
import { loadQuietly } from '@/lib/stale-files'
import { loadMotion } from './motion'
import { preloadRouteHead } from './page-head'

/** Loads what the first navigation needs, once the visitor has moved on from the first screen. */
export async function startLateCode(): Promise<void> {
  await untilMovedOn()
  await loadForNavigation()
}

/** Without it the next page comes all the same: unmoved, and with its head a little later. */
export async function loadForNavigation(): Promise<void> {
  await Promise.all([loadMotion, preloadHead, preloadRouteHead].map(loadQuietly))
}
