import { HeadTags } from '@/components/head-tags'
import { postPath } from './paths'
import type { Post } from './post'

/** Title, description and preview of a post. */
export function PostHead({ post }: { post: Post }) {
  // Shared links of our own posts show the section's picture, which is made for that and names the firm.
  const isOwn = post.image?.src.startsWith('/')
  return (
    <HeadTags
      title={post.title}
      description={post.description}
      canonical={post.canonicalUrl ?? postPath(post.slug)}
      isIndexed={post.access === 'full'}
      type="article"
      image={isOwn ? undefined : (post.image ?? undefined)}
    >
      <meta property="article:published_time" content={post.publishedAt} />
      {post.updatedAt && <meta property="article:modified_time" content={post.updatedAt} />}
    </HeadTags>
  )
}
