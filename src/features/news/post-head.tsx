import { HeadTags } from '@/components/head-tags'
import { postPath } from './paths'
import type { Post } from './post'

/** Title, description and preview of a post. */
export function PostHead({ post }: { post: Post }) {
  return (
    <HeadTags
      title={post.title}
      description={post.description}
      canonical={post.canonicalUrl ?? postPath(post.slug)}
      isIndexed={post.access === 'full'}
      type="article"
      image={post.image ?? undefined}
    >
      <meta property="article:published_time" content={post.publishedAt} />
      {post.updatedAt && <meta property="article:modified_time" content={post.updatedAt} />}
    </HeadTags>
  )
}
