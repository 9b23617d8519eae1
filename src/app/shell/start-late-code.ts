import { preloadHead } from '@/components/head-tags'
import { untilWanted } from '@/lib/late'
import { loadQuietly } from '@/lib/stale-files'
import { loadMotion } from './motion'

/** Loads what the first navigation needs, once the page is idle or used. */
export async function startLateCode(): Promise<void> {
  await untilWanted()
  // Without them the next page comes all the same: unmoved, and with its head a little later.
  await Promise.all([loadQuietly(loadMotion), loadQuietly(preloadHead)])
}
