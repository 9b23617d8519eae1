import { HeadTags } from '@/components/head-tags'
import { descriptionOf } from '../descriptions'
import type { RouteEntry } from '../routes'

/** Title, description and address of a page, from the list of pages. */
export default function RouteHead({ entry }: { entry: RouteEntry }) {
  return (
    <HeadTags
      title={entry.title}
      description={descriptionOf(entry)}
      canonical={entry.path}
      isIndexed={entry.sitemap}
    />
  )
}
