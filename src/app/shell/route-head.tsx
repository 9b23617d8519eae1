import { HeadTags } from '@/components/head-tags'
import { headOf } from '../heads'
import type { RouteEntry } from '../routes'

/** Title, description and address of a page, from the list of pages. */
export default function RouteHead({ entry }: { entry: RouteEntry }) {
  return <HeadTags {...headOf(entry)} canonical={entry.path} isIndexed={entry.sitemap} />
}
