import { env } from '@/config/env'
import { importChunk } from '@/lib/lazy-loading'
import type { NewsSource } from './post'

/** The source chosen by the environment. Its code loads when posts are first needed. */
export async function loadSource(): Promise<NewsSource> {
  if (env.ghost) {
    const { createGhostSource } = await importChunk(() => import('./ghost/source'))
    return createGhostSource(env.ghost)
  }
  const { bundledSource } = await importChunk(() => import('./bundled'))
  return bundledSource
}
