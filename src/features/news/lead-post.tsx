import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { postPath } from './paths.ts'
import type { PostSummary } from './post.ts'
import { PostImage } from './post-image.tsx'
import { HeadlineLink, PostMeta } from './post-meta.tsx'

/** The first post of a list, with its picture. */
export function LeadPost({ post }: { post: PostSummary }) {
  return (
    <article className="grid items-center gap-[clamp(16px,2.6vw,32px)] pb-8 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      {/* The headline is the link for keyboards and screen readers. */}
      <Link to={postPath(post.slug)} tabIndex={-1} aria-hidden className="md:col-start-2">
        <PostImage
          post={post}
          isDecorative
          sizes="(min-width: 768px) 430px, 100vw"
          isFirst
          className="aspect-[2/1] rounded-md md:aspect-[16/10]"
        />
      </Link>
      <div className="md:col-start-1 md:row-start-1">
        <PostMeta post={post} />
        <h2 className="text-[clamp(1.5rem,1.2rem+1.1vw,2rem)] break-words">
          <HeadlineLink post={post} />
        </h2>
        <p className="mt-2.5 text-ink-2">{noBreak(post.excerpt)}</p>
      </div>
    </article>
  )
}
