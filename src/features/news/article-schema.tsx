import type { BlogPosting } from 'schema-dts'
import { siteUrl } from '@/config/links'
import { site } from '@/config/site'
import { FIRM_ID, JsonLd } from '@/features/content/public'
import { listPath, postPath } from './paths'
import type { Post } from './post'

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
