import { preloadHead } from '@/components/head-tags'
import { untilUsed } from '@/lib/first-use'
import { loadQuietly } from '@/lib/stale-files'
import { preloadRouteHead } from './page-head'

/** Loads what the first navigation needs, once the page is used. */
export async function startLateCode(): Promise<void> {
  await untilUsed()
  await loadForNavigation()
}

/** Without it the next page comes all the same, its head a little later. */
export async function loadForNavigation(): Promise<void> {
  await Promise.all([preloadHead, preloadRouteHead].map(loadQuietly))
}
