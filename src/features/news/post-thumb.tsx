import { clsx } from 'clsx'
import type { PostSummary } from './post.ts'
import { formatShortPostDay } from './post-dates.ts'
import { PostImage } from './post-image.tsx'

export type PostThumbProps = {
  post: PostSummary
  sizes: string
  className: string
  /** The placeholder of a post without a picture: the drawing of its subject, or its tag and date. */
  fallback: 'scene' | 'stamp'
}

/** The picture of a post on the home page. */
export function PostThumb({ post, sizes, className, fallback }: PostThumbProps) {
  if (post.image || fallback === 'scene') {
    return (
      <PostImage post={post} isDecorative sizes={sizes} className={clsx('rounded-sm', className)} />
    )
  }
  return (
    <div
      aria-hidden
      className={clsx(
        'grid content-center gap-1.5 rounded-sm bg-brass-tint px-2.5 text-brass md:px-4',
        className,
      )}
    >
      <small className="text-micro leading-none font-[650] text-ink-2">{post.tags[0]?.name}</small>
      <b className="font-display text-[1.25rem] leading-none font-[650] tracking-[-0.02em] whitespace-nowrap uppercase md:text-[1.5rem]">
        {formatShortPostDay(post.publishedAt)}
      </b>
    </div>
  )
}
