import { clsx } from 'clsx'
import { Scene } from '@/components/scene'
import type { PostSummary } from './post'
import { formatShortPostDay } from './post-dates'
import { PostImage } from './post-image'
import { sceneOf } from './scene-of'

export type PostThumbProps = {
  post: PostSummary
  sizes: string
  className: string
  /** What a post without a picture shows: the drawing of its subject, or its tag and date. */
  fallback: 'scene' | 'stamp'
}

/** The picture of a post on the home page. */
export function PostThumb({ post, sizes, className, fallback }: PostThumbProps) {
  const { image, tags, publishedAt } = post
  const scene = sceneOf(post)
  if (image) {
    return (
      <PostImage
        image={{ ...image, alt: '' }}
        scene={scene}
        sizes={sizes}
        className={clsx('rounded-sm', className)}
      />
    )
  }
  if (fallback === 'scene') return <Scene name={scene} className={clsx('rounded-sm', className)} />
  return (
    <div
      aria-hidden
      className={clsx(
        'grid content-center gap-1.5 rounded-sm bg-brass-tint px-2.5 text-brass md:px-4',
        className,
      )}
    >
      <small className="text-micro leading-none font-[650] text-ink-2">{tags[0]?.name}</small>
      <b className="font-display text-[1.25rem] leading-none font-[650] tracking-[-0.02em] whitespace-nowrap uppercase md:text-[1.5rem]">
        {formatShortPostDay(publishedAt)}
      </b>
    </div>
  )
}
