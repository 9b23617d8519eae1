import { noBreak } from '@/components/no-break.tsx'
import type { PostSummary } from './post.ts'
import { formatPostDay, formatShortPostDay, formatYear } from './post-dates.ts'
import { AuthorLinks, HeadlineLink, TagLinks } from './post-meta.tsx'
import { DatePlate } from './post-thumb.tsx'

/** Posts one below the other: date, headline and summary, then tags. */
export function PostRows({ posts }: { posts: readonly PostSummary[] }) {
  return posts.map((post) => <PostRow key={post.slug} post={post} />)
}

function PostRow({ post }: { post: PostSummary }) {
  return (
    <article className="grid items-start gap-x-4 gap-y-1.5 border-t border-rule py-4.5 min-[20em]:grid-cols-[6.5rem_minmax(0,1fr)] md:grid-cols-[9rem_minmax(0,1fr)_11rem] md:gap-x-6">
      <time dateTime={post.publishedAt} className="md:row-span-2">
        <DatePlate
          above={formatYear(post.publishedAt)}
          date={formatShortPostDay(post.publishedAt)}
          className="mt-1 py-2.5 min-[20em]:aspect-[3/2] md:aspect-[2/1]"
        />
        <span className="sr-only">{formatPostDay(post.publishedAt)}</span>
      </time>
      <div className="min-w-0">
        <h3 className="text-[1.25rem] break-words">
          <HeadlineLink post={post} />
        </h3>
        {/* Where the text is large, all of it shows. */}
        <p className="mt-1 max-w-measure text-ui leading-[1.45] text-ink-2 md:line-clamp-4">
          {noBreak(post.excerpt)}
        </p>
      </div>
      <div className="text-small text-ink-2 min-[20em]:max-md:col-start-2 md:text-right">
        <TagLinks post={post} /> <AuthorLinks post={post} />
      </div>
    </article>
  )
}
