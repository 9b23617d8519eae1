import { useParams } from 'react-router-dom'
import { PostPage } from '@/features/news/post-page'
import { postQuery } from '@/features/news/queries'
import QueryProvider, { queryClient } from '@/lib/query-provider'
import { slugOf } from '@/lib/slug-of'
import NotFoundPage from './not-found'

export default function NewsPostPage() {
  const { slug = '' } = useParams()
  return (
    <QueryProvider>
      <PostPage slug={slug} notFound={<NotFoundPage />} />
    </QueryProvider>
  )
}

export const preload = (pathname: string) => queryClient.prefetchQuery(postQuery(slugOf(pathname)))
