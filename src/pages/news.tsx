import { ListPage } from '@/features/news/list-page'
import NotFoundPage from './not-found'

export default function NewsPage() {
  return <ListPage filter={{ kind: 'all' }} notFound={<NotFoundPage />} />
}
