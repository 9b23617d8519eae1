import type { ReactNode } from 'react'
import { formatDay } from '@/shared/format-date.ts'
import type { Post } from './post.ts'
import { formatMinutes, formatPostDay } from './post-dates.ts'
import { AuthorLinks, TagLinks } from './post-meta.tsx'

/** Author, dates, reading time and tags in the margin of a post. */
export function PostByline({ post }: { post: Post }) {
  const minutes = formatMinutes(post.minutes)
  return (
    <dl className="article-byline">
      {post.authors.length > 0 && (
        <Fact name="Written by">
          <AuthorLinks post={post} />
        </Fact>
      )}
      <Fact name="Published">
        <time dateTime={post.publishedAt}>{formatPostDay(post.publishedAt)}</time>
      </Fact>
      {hasNewerDay(post) && (
        <Fact name="Updated" className="is-always-named">
          <time dateTime={post.updatedAt}>{formatPostDay(post.updatedAt ?? '')}</time>
        </Fact>
      )}
      {post.lawAsOf && (
        <Fact name="Law as of" className="is-always-named">
          <time dateTime={post.lawAsOf}>{formatDay(post.lawAsOf)}</time>
        </Fact>
      )}
      {minutes && <Fact name="Reading time">{minutes}</Fact>}
      {post.tags.length > 0 && (
        <Fact name="Filed under">
          <TagLinks post={post} />
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { name: string; className?: string; children: ReactNode }

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function hasNewerDay({ publishedAt, updatedAt }: Post): boolean {
  return updatedAt !== undefined && formatPostDay(updatedAt) !== formatPostDay(publishedAt)
}
