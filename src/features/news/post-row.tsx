import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { postPath } from './paths.ts'
import type { PostSummary } from './post.ts'
import { formatDayOfMonth, formatMinutes, formatPostDay, formatShortMonth } from './post-dates.ts'
import { PostImage } from './post-image.tsx'
import { AuthorLinks, HeadlineLink, TagLinks } from './post-meta.tsx'

export type PostRowProps = {
  post: PostSummary
  /** Whether to show the month above the day, in a list that is not grouped by month. */
  hasMonth?: boolean
}

/** A post in a list: date, headline and summary, then tags, reading time and authors. */
export function PostRow({ post, hasMonth = false }: PostRowProps) {
  const minutes = formatMinutes(post.minutes)
  return (
    <article className="grid grid-cols-[40px_minmax(0,1fr)] items-start gap-x-3.5 gap-y-1 border-t border-rule py-4 md:grid-cols-[52px_minmax(0,1fr)_208px] md:gap-x-5">
      <time
        dateTime={post.publishedAt}
        className="-mt-0.5 font-figures text-[1.625rem] leading-none font-medium text-river"
      >
        <span aria-hidden>
          {hasMonth && (
            <small className="mb-1 block font-text text-small leading-none font-[650] text-ink-2">
              {formatShortMonth(post.publishedAt)}
            </small>
          )}
          {formatDayOfMonth(post.publishedAt)}
        </span>
        <span className="sr-only">{formatPostDay(post.publishedAt)}</span>
      </time>
      <div className="min-w-0">
        <h3 className="text-[1.25rem] break-words">
          <HeadlineLink post={post} />
        </h3>
        <p className="mt-1 line-clamp-4 max-w-[62ch] text-ui leading-[1.45] text-ink-2">
          {noBreak(post.excerpt)}
        </p>
      </div>
      <div
        className={clsx(
          'col-start-2 flex flex-wrap items-baseline gap-x-3.5 text-small text-ink-2 md:col-start-3 md:row-start-1 md:justify-end md:text-right',
          // A picture has no baseline to share with the headline.
          post.image && 'md:self-start',
        )}
      >
        {post.image && (
          <Link
            to={postPath(post.slug)}
            tabIndex={-1}
            aria-hidden
            className="mb-1 w-full max-md:hidden"
          >
            <PostImage post={post} isDecorative sizes="208px" className="aspect-[2/1] rounded-sm" />
          </Link>
        )}
        <div className="w-full">
          <TagLinks post={post} />
        </div>
        {minutes && <span>{minutes}</span>}
        <AuthorLinks post={post} />
      </div>
    </article>
  )
}
