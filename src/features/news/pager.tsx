import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { listPath } from './paths.ts'
import type { ListFilter, PostList } from './post.ts'

type PagerProps = { filter: ListFilter; list: Pick<PostList, 'page' | 'pages'> }

/** Links to newer and older pages of a list, each with its own address. */
export function Pager({ filter, list: { page, pages } }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav
      aria-label="Pages"
      className="no-print mt-4 flex flex-wrap items-center justify-between gap-4 border-t-3 border-ink pt-4 text-small"
    >
      <span className="flex-1">
        {page > 1 && (
          <Link
            to={listPath(filter, page - 1)}
            rel="prev"
            className="inline-flex min-h-11 items-center gap-2 font-[650] whitespace-nowrap"
          >
            <ArrowLeft />
            Newer posts
          </Link>
        )}
      </span>
      <span className="num whitespace-nowrap text-ink-2">
        Page {page} of {pages}
      </span>
      <span className="flex-1 text-right">
        {page < pages && (
          <Link
            to={listPath(filter, page + 1)}
            rel="next"
            className="inline-flex min-h-11 items-center gap-2 font-[650] whitespace-nowrap"
          >
            Older posts
            <ArrowRight />
          </Link>
        )}
      </span>
    </nav>
  )
}
