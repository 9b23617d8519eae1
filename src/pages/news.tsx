import { ListPage } from '@/features/news/list-page'
import { latestQuery } from '@/features/news/queries'
import QueryProvider, { queryClient } from '@/lib/query-provider'
import NotFoundPage from './not-found'

export default function NewsPage() {
  return (
    <QueryProvider>
      <ListPage filter={{ kind: 'all' }} notFound={<NotFoundPage />} />
    </QueryProvider>
  )
}

export const preload = () => queryClient.prefetchQuery(latestQuery)
