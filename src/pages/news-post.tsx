import { useParams } from 'react-router-dom'
import { PostPage } from '@/features/news/post-page.tsx'
import { postQuery } from '@/features/news/queries.ts'
import QueryProvider, { queryClient } from '@/lib/query-provider.tsx'
import { slugOf } from '@/lib/slug-of.ts'
import NotFoundPage from './not-found.tsx'

export default function NewsPostPage() {
  const { slug = '' } = useParams()
  return (
    <QueryProvider>
      <PostPage slug={slug} notFound={<NotFoundPage />} />
    </QueryProvider>
  )
}

export const preload = (pathname: string) => queryClient.prefetchQuery(postQuery(slugOf(pathname)))
