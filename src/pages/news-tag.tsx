import { useParams } from 'react-router-dom'
import { ListPage } from '@/features/news/list-page'
import QueryProvider from '@/lib/query-provider'
import NotFoundPage from './not-found'

export default function NewsTagPage() {
  const { tagSlug = '' } = useParams()
  return (
    <QueryProvider>
      <ListPage filter={{ kind: 'tag', slug: tagSlug }} notFound={<NotFoundPage />} />
    </QueryProvider>
  )
}
