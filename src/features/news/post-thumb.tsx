import { clsx } from 'clsx'
import type { PostSummary } from './post.ts'
import { formatShortPostDay } from './post-dates.ts'
import { PostImage } from './post-image.tsx'

type PostThumbProps = {
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
    <DatePlate
      above={post.tags[0]?.name}
      date={formatShortPostDay(post.publishedAt)}
      className={className}
    />
  )
}

type DatePlateProps = { above: string | undefined; date: string; className?: string }

/** A post's date as a plate, below a short word. The text beside it says the date for screen readers. */
export function DatePlate({ above, date, className }: DatePlateProps) {
  return (
    <div
      aria-hidden
      className={clsx(
        'grid content-center gap-1.5 rounded-sm bg-brass-tint px-2.5 text-brass md:px-4',
        className,
      )}
    >
      <small className="text-micro leading-none font-[650] text-ink-2">{above}</small>
      <b className="font-display text-[1.25rem] leading-none font-[650] tracking-[-0.02em] whitespace-nowrap uppercase md:text-[1.5rem]">
        {date}
      </b>
    </div>
  )
}
