import type { NewsSource } from './post'

/** The source the environment chooses. Its code loads when posts are first wanted. */
export async function loadSource(): Promise<NewsSource> {
  const { bundledSource } = await import('./bundled')
  return bundledSource
}
