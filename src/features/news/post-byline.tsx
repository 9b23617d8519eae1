import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatDay } from '@/shared/format-date.ts'
import type { Post } from './post.ts'
import { formatMinutes, formatPostDay } from './post-dates.ts'
import { AuthorLinks, TagLinks } from './post-meta.tsx'

/** Author, dates, reading time and tags in the margin of a post. */
export function PostByline({ post }: { post: Post }) {
  const minutes = formatMinutes(post.minutes)
  return (
    <dl className="flex flex-wrap items-baseline gap-x-3.5 pt-4.5 text-small leading-[1.45] text-ink-2 wide:block wide:pt-9 print:pt-2 [&_a]:font-[650]">
      {post.authors.length > 0 && (
        <Fact name="Written by">
          <AuthorLinks post={post} />
        </Fact>
      )}
      <Fact name="Published">
        <time dateTime={post.publishedAt}>{formatPostDay(post.publishedAt)}</time>
      </Fact>
      {hasNewerDay(post) && (
        <Fact name="Updated" isAlwaysNamed>
          <time dateTime={post.updatedAt}>{formatPostDay(post.updatedAt ?? '')}</time>
        </Fact>
      )}
      {post.lawAsOf && (
        <Fact name="Law as of" isAlwaysNamed>
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

type FactProps = { name: string; isAlwaysNamed?: boolean; children: ReactNode }

/** In narrow windows, the facts are one line, and most of their names are only read out. */
function Fact({ name, isAlwaysNamed = false, children }: FactProps) {
  return (
    <div className={clsx('wide:not-first:mt-3', isAlwaysNamed && 'flex gap-[0.35em] wide:block')}>
      <dt className={clsx('wide:font-bold wide:text-ink', !isAlwaysNamed && 'max-wide:sr-only')}>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function hasNewerDay({ publishedAt, updatedAt }: Post): boolean {
  return updatedAt !== undefined && formatPostDay(updatedAt) !== formatPostDay(publishedAt)
}
