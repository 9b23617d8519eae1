import { HeadTags, NotFoundHead } from '@/components/head-tags'
import type { RouteEntry } from '../routes'

/** The head of the page shown, from its row of the route table; nothing where the page writes its own. */
export function PageHead({ entry }: { entry: RouteEntry | undefined }) {
  if (entry?.page === undefined) return <NotFoundHead />
  if (entry.hasOwnHead) return null
  const { title, description, path, sitemap } = entry
  return <HeadTags title={title} description={description} canonical={path} isIndexed={sitemap} />
}
