import { PageHead } from '@/components/page-head'
import { postPath } from './paths'
import type { Post } from './post'
import { sceneOf } from './scene-of'

/**
 * Title, description and preview of a post. Shared links of our own posts show the section's words over the
 * post's drawing, in a picture made for previews that names the firm.
 */
export function PostHead({ post }: { post: Post }) {
  return (
    <PageHead
      title={post.headTitle ?? post.title}
      isWholeTitle={post.headTitle !== undefined}
      description={post.description}
      canonical={post.canonicalUrl ?? postPath(post.slug)}
      noIndex={post.access !== 'full'}
      scene={post.canonicalUrl ? undefined : sceneOf(post)}
      type="article"
      shared={post.shared}
    >
      <meta property="article:published_time" content={post.publishedAt} />
      {post.updatedAt && <meta property="article:modified_time" content={post.updatedAt} />}
    </PageHead>
  )
}
