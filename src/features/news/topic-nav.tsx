import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { listPath } from './paths.ts'
import type { ListFilter, Topic } from './post.ts'

type TopicNavProps = { topics: readonly Topic[]; filter: ListFilter }

/** The tags to filter by, each with its number of posts. */
export function TopicNav({ topics, filter }: TopicNavProps) {
  const current = filter.kind === 'tag' ? filter.slug : undefined
  return (
    <nav
      aria-label="Topics"
      className="no-print max-lg:pb-5 lg:sticky lg:top-[84px] lg:self-start lg:pr-6"
    >
      <h2 className="mb-1 font-text text-small leading-snug font-[650] tracking-normal max-md:sr-only">
        Filed under
      </h2>
      <ul className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-5">
        <TopicLink href="/news" name="All news" isCurrent={filter.kind === 'all'} />
        {topics.map(({ slug, name, count }) => (
          <TopicLink
            key={slug}
            href={listPath({ kind: 'tag', slug })}
            name={name}
            count={count}
            isCurrent={slug === current}
          />
        ))}
      </ul>
    </nav>
  )
}

type TopicLinkProps = { href: string; name: string; count?: number; isCurrent: boolean }

function TopicLink({ href, name, count, isCurrent }: TopicLinkProps) {
  return (
    <li>
      <Link
        to={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={clsx(
          'flex min-h-11 items-center justify-between gap-1.5 text-small font-semibold text-ink no-underline hover:bg-tint hover:text-ink hover:underline lg:min-h-10 lg:gap-3 lg:border-b lg:border-rule',
          isCurrent
            ? 'max-lg:shadow-[inset_0_-3px_0_var(--river)] lg:pl-3 lg:shadow-[inset_3px_0_0_var(--river)]'
            : 'max-lg:underline',
        )}
      >
        {name}
        {count !== undefined && (
          <span className="num font-normal text-ink-2 max-lg:text-micro">
            {count}
            <span className="sr-only"> {count === 1 ? 'post' : 'posts'}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
