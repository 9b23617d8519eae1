import { env } from '@/config/env'
import { loadPart } from '@/lib/stale-files'
import type { NewsSource } from './post'

/** The source the environment chooses. Its code loads when posts are first wanted. */
export async function loadSource(): Promise<NewsSource> {
  if (env.ghost) {
    const { createGhostSource } = await loadPart(() => import('./ghost/source'))
    return createGhostSource(env.ghost)
  }
  const { bundledSource } = await loadPart(() => import('./bundled'))
  return bundledSource
}
