import type { BlogPosting } from 'schema-dts'
import { PageHead } from '@/components/page-head.tsx'
import { siteUrl } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import { FIRM_ID, JsonLd } from '@/features/content/public.ts'
import { listPath, postPath } from './paths.ts'
import type { Post } from './post.ts'
import { sceneOf } from './scene-of.ts'
import { SOURCE_HINT } from './source-hint.tsx'

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
      {SOURCE_HINT}
      <meta property="article:published_time" content={post.publishedAt} />
      {post.updatedAt && <meta property="article:modified_time" content={post.updatedAt} />}
    </PageHead>
  )
}

/** A post in the vocabulary of schema.org. */
export function ArticleSchema({ post }: { post: Post }) {
  const url = new URL(postPath(post.slug), siteUrl).href
  return (
    <JsonLd<BlogPosting>
      data={{
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.description,
        url,
        mainEntityOfPage: url,
        datePublished: post.publishedAt,
        dateModified: post.updatedAt ?? post.publishedAt,
        ...(post.image && { image: new URL(post.image.src, siteUrl).href }),
        keywords: post.tags.map(({ name }) => name),
        inLanguage: 'en-US',
        isAccessibleForFree: post.access === 'full',
        author: post.authors.map(({ slug, name }) => ({
          '@type': slug === 'office' ? 'Organization' : 'Person',
          name: slug === 'office' ? site.name : name,
          url: new URL(listPath({ kind: 'author', slug }), siteUrl).href,
        })),
        publisher: { '@type': 'AccountingService', '@id': FIRM_ID, name: site.name },
      }}
    />
  )
}
