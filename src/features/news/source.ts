import { env } from '@/config/env.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'
import type { NewsSource } from './post.ts'

let provided: NewsSource | undefined

/** Sets the source to use, such as the posts a build has in memory while it renders pages. */
export function provideSource(source: NewsSource): void {
  provided = source
}

/** The source chosen by the environment. Its code loads when posts are first needed. */
export async function loadSource(): Promise<NewsSource> {
  if (provided) return provided
  if (env.ghost) {
    const { createGhostSource } = await importChunk(() => import('./ghost/source.ts'))
    return createGhostSource(env.ghost)
  }
  const { bundledSource } = await importChunk(() => import('./bundled.ts'))
  return bundledSource
}
