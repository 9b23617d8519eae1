import { Link } from 'react-router-dom'
import { Unbroken } from '@/components/unbroken'
import { postPath } from './paths'
import type { PostSummary } from './post'
import { PostImage } from './post-image'
import { PostMeta } from './post-meta'

/** The post a list begins with, with its picture. */
export function LeadPost({ post }: { post: PostSummary }) {
  const path = postPath(post.slug)
  return (
    <article className="grid items-center gap-[clamp(16px,2.6vw,32px)] pb-8 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="max-md:order-2">
        <PostMeta post={post} />
        <h2 className="text-[clamp(1.5rem,1.2rem+1.1vw,2rem)] break-words">
          <Link
            to={path}
            className="text-ink no-underline hover:text-ink hover:underline hover:decoration-2"
          >
            <Unbroken text={post.title} />
          </Link>
        </h2>
        <p className="mt-2.5 text-ink-2">
          <Unbroken text={post.excerpt} />
        </p>
      </div>
      {/* The headline is the link for the keyboard and for screen readers. */}
      <Link to={path} tabIndex={-1} aria-hidden>
        <PostImage
          image={post.image && { ...post.image, alt: '' }}
          slug={post.slug}
          sizes="(min-width: 768px) 430px, 100vw"
          isFirst
          className="aspect-[2/1] rounded-md md:aspect-[16/10]"
        />
      </Link>
    </article>
  )
}
