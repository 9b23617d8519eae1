import { useParams } from 'react-router-dom'
import { ListPage } from '@/features/news/list-page.tsx'
import QueryProvider from '@/lib/query-provider.tsx'
import NotFoundPage from './not-found.tsx'

/** The posts of a tag or of an author. */
export default function NewsSubjectPage() {
  const { tagSlug, authorSlug = '' } = useParams()
  return (
    <QueryProvider>
      <ListPage
        filter={tagSlug ? { kind: 'tag', slug: tagSlug } : { kind: 'author', slug: authorSlug }}
        notFound={<NotFoundPage />}
      />
    </QueryProvider>
  )
}
