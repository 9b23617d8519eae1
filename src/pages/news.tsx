import { ListPage } from '@/features/news/list-page.tsx'
import { latestQuery } from '@/features/news/queries.ts'
import QueryProvider, { queryClient } from '@/lib/query-provider.tsx'
import NotFoundPage from './not-found.tsx'

export default function NewsPage() {
  return (
    <QueryProvider>
      <ListPage filter={{ kind: 'all' }} notFound={<NotFoundPage />} />
    </QueryProvider>
  )
}

export const preload = () => queryClient.prefetchQuery(latestQuery)
