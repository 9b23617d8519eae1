import { useParams } from 'react-router-dom'
import { ListPage } from '@/features/news/list-page'
import QueryProvider from '@/lib/query-provider'
import NotFoundPage from './not-found'

export default function NewsAuthorPage() {
  const { authorSlug = '' } = useParams()
  return (
    <QueryProvider>
      <ListPage filter={{ kind: 'author', slug: authorSlug }} notFound={<NotFoundPage />} />
    </QueryProvider>
  )
}
