import { formatDay } from '@/lib/format-date'
import type { Post } from './post'
import { formatMinutes, formatPostDay } from './post-dates'
import { AuthorLinks, TagLinks } from './post-meta'

/** Author, dates, reading time and tags in the margin of a post. */
export function PostByline({ post }: { post: Post }) {
  const minutes = formatMinutes(post.minutes)
  return (
    <dl className="article-byline">
      {post.authors.length > 0 && (
        <div>
          <dt>Written by</dt>
          <dd>
            <AuthorLinks post={post} />
          </dd>
        </div>
      )}
      <div>
        <dt>Published</dt>
        <dd>
          <time dateTime={post.publishedAt}>{formatPostDay(post.publishedAt)}</time>
        </dd>
      </div>
      {hasNewerDay(post) && (
        <div className="is-always-named">
          <dt>Updated</dt>
          <dd>
            <time dateTime={post.updatedAt}>{formatPostDay(post.updatedAt ?? '')}</time>
          </dd>
        </div>
      )}
      {post.lawAsOf && (
        <div className="is-always-named">
          <dt>Law as of</dt>
          <dd>
            <time dateTime={post.lawAsOf}>{formatDay(post.lawAsOf)}</time>
          </dd>
        </div>
      )}
      {minutes && (
        <div>
          <dt>Reading time</dt>
          <dd>{minutes}</dd>
        </div>
      )}
      {post.tags.length > 0 && (
        <div>
          <dt>Filed under</dt>
          <dd>
            <TagLinks post={post} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function hasNewerDay({ publishedAt, updatedAt }: Post): boolean {
  return updatedAt !== undefined && formatPostDay(updatedAt) !== formatPostDay(publishedAt)
}
