import { useParams } from 'react-router-dom'
import { PostPage } from '@/features/news/post-page'
import NotFoundPage from './not-found'

export default function NewsPostPage() {
  const { slug = '' } = useParams()
  return <PostPage slug={slug} notFound={<NotFoundPage />} />
}
