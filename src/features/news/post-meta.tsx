import { Link } from 'react-router-dom'
import { listPath } from './paths'
import type { PostSummary } from './post'
import { formatMinutes, formatPostDay } from './post-dates'

/** A post's first tag, date, reading time and authors, in one line. */
export function PostMeta({ post }: { post: PostSummary }) {
  const minutes = formatMinutes(post.minutes)
  return (
    <p className="mb-2 flex flex-wrap items-baseline gap-x-3.5 gap-y-1 text-small leading-[28px] text-ink-2">
      <TagLinks post={post} />
      <time dateTime={post.publishedAt}>{formatPostDay(post.publishedAt)}</time>
      {minutes && <span>{minutes}</span>}
      <AuthorLinks post={post} />
    </p>
  )
}

export function TagLinks({ post: { tags } }: { post: Pick<PostSummary, 'tags'> }) {
  if (tags.length === 0) return null
  return (
    <span>
      {tags.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link
            to={listPath({ kind: 'tag', slug })}
            className="inline-block leading-[28px] font-[650]"
          >
            {name}
          </Link>
        </span>
      ))}
    </span>
  )
}

export function AuthorLinks({ post: { authors } }: { post: Pick<PostSummary, 'authors'> }) {
  return (
    <span>
      {authors.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link
            to={listPath({ kind: 'author', slug })}
            className="inline-block leading-[28px] text-ink-2"
          >
            {name}
          </Link>
        </span>
      ))}
    </span>
  )
}
