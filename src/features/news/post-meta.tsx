import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { listPath, postPath } from './paths.ts'
import type { PostSummary } from './post.ts'
import { formatPostDay } from './post-dates.ts'

/** A post's tags, date and authors, in one line. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <p className="mb-2 flex flex-wrap items-baseline gap-x-3.5 gap-y-1 text-small leading-[28px] text-ink-2">
      <TagLinks post={post} />
      <time dateTime={post.publishedAt}>{formatPostDay(post.publishedAt)}</time>
      <AuthorLinks post={post} />
    </p>
  )
}

export function TagLinks({ post: { tags } }: { post: Pick<PostSummary, 'tags'> }) {
  return tags.length > 0 && <ListLinks kind="tag" entries={tags} className="font-[650]" />
}

export function AuthorLinks({ post: { authors } }: { post: Pick<PostSummary, 'authors'> }) {
  return <ListLinks kind="author" entries={authors} className="text-ink-2" />
}

type ListLinksProps = {
  kind: 'tag' | 'author'
  entries: readonly { slug: string; name: string }[]
  className: string
}

function ListLinks({ kind, entries, className }: ListLinksProps) {
  return (
    <span>
      {entries.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link
            to={listPath({ kind, slug })}
            className={clsx('inline-block leading-[28px]', className)}
          >
            {name}
          </Link>
        </span>
      ))}
    </span>
  )
}

/** A post's headline in a list, which leads to it. */
export function HeadlineLink({ post: { slug, title } }: { post: PostSummary }) {
  return (
    <Link
      to={postPath(slug)}
      className="text-ink no-underline hover:text-ink hover:underline hover:decoration-2"
    >
      {noBreak(title)}
    </Link>
  )
}
