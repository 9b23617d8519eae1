import { useParams } from 'react-router-dom'
import { ListPage } from '@/features/news/list-page'
import NotFoundPage from './not-found'

export default function NewsAuthorPage() {
  const { authorSlug = '' } = useParams()
  return <ListPage filter={{ kind: 'author', slug: authorSlug }} notFound={<NotFoundPage />} />
}
