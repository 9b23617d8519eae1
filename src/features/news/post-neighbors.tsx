import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { postPath } from './paths.ts'
import type { PostLink, PostPage } from './post.ts'

export function PostNeighbors({ page: { newer, older } }: { page: PostPage }) {
  if (!newer && !older) return null
  return (
    <nav
      aria-label="More posts"
      className="no-print mt-6 grid gap-x-10 border-t-3 border-ink md:grid-cols-2"
    >
      {older && <NeighborLink post={older} label="Previous" rel="prev" />}
      {newer && <NeighborLink post={newer} label="Next" rel="next" />}
    </nav>
  )
}

type NeighborLinkProps = { post: PostLink; label: string; rel: string }

function NeighborLink({ post: { slug, title, tags }, label, rel }: NeighborLinkProps) {
  return (
    <Link
      to={postPath(slug)}
      rel={rel}
      className="group border-b border-rule py-4 text-ink no-underline hover:text-ink"
    >
      <span className="block text-small text-ink-2">
        {[label, tags[0]?.name].filter(Boolean).join(': ')}
      </span>
      <b className="block font-display text-[1.1875rem] leading-tight font-[650] text-balance break-words group-hover:underline">
        {noBreak(title)}
      </b>
    </Link>
  )
}
