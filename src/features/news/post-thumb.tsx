import { clsx } from 'clsx'
import type { PostSummary } from './post'
import { formatDayOfMonth } from './post-dates'
import { PostImage } from './post-image'

export type PostThumbProps = { post: PostSummary; sizes: string; className: string }

const LOOKS = [
  'furrow bg-river-tint text-river',
  'bg-brass-tint text-brass',
  'bg-river-tint text-river',
]

/**
 * The picture of a post on the home page; without one the day it came out, in type, so that the
 * drawing of the bridge does not repeat there.
 */
export function PostThumb({ post, sizes, className }: PostThumbProps) {
  if (post.image) {
    return (
      <PostImage
        image={{ ...post.image, alt: '' }}
        slug={post.slug}
        sizes={sizes}
        className={clsx('rounded-sm', className)}
      />
    )
  }
  const day = formatDayOfMonth(post.publishedAt)
  return (
    <div
      aria-hidden
      className={clsx(
        'grid place-items-center rounded-sm font-display leading-none font-[650] tracking-[-0.03em]',
        LOOKS[Number(day) % LOOKS.length],
        className,
      )}
    >
      {day}
    </div>
  )
}
