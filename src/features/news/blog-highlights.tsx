import { useSuspenseQuery } from '@tanstack/react-query'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { SectionHeading } from '@/components/section-heading.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { noBreak } from '@/components/no-break.tsx'
import QueryProvider from '@/lib/query-provider.tsx'
import { HighlightsUnavailable } from './highlights-unavailable.tsx'
import { formatPostDay } from './post-dates.ts'
import type { PostSummary } from './post.ts'
import { HeadlineLink, TagLinks } from './post-meta.tsx'
import { PostThumb } from './post-thumb.tsx'
import { highlightsQuery, useClearErrorsOnUnmount } from './queries.ts'

/** The home page's news section with the cache it needs, as one file. */
export default function NewsSection() {
  return (
    <QueryProvider>
      <BlogHighlights />
    </QueryProvider>
  )
}

/** The newest posts (R76, R77). */
export function BlogHighlights() {
  return (
    <section className="wrap py-section">
      <SectionHeading
        title="From the news"
        action={
          <ButtonLink variant="outline" to="/news">
            All news
          </ButtonLink>
        }
      />
      <ErrorBoundary fallback={<Unavailable />}>
        <LatestPosts />
      </ErrorBoundary>
    </section>
  )
}

function LatestPosts() {
  const { data } = useSuspenseQuery(highlightsQuery)
  const [first, ...others] = data
  if (!first) {
    return (
      <p className="border-t-3 border-ink pt-5 text-ink-2">
        No posts yet. Posts on tax law, deadlines, farms and small businesses will appear here.
      </p>
    )
  }
  return (
    <div className="grid lg:gap-[clamp(24px,4vw,56px)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <article className="border-t-3 border-ink pt-3 pb-3 md:pt-4.5">
        <PostThumb
          post={first}
          fallback="scene"
          className="mb-4.5 aspect-[16/8.4] max-md:hidden"
          sizes="(min-width: 1024px) 680px, 100vw"
        />
        <Meta post={first} />
        <h3 className="break-words md:text-[1.625rem]">
          <HeadlineLink post={first} />
        </h3>
        <p className="mt-2 text-ui text-ink-2 max-md:leading-normal">{noBreak(first.excerpt)}</p>
      </article>
      <div>
        {others.map((post) => (
          <article
            key={post.slug}
            className="grid items-start gap-4 border-t border-rule py-3 lg:first:border-t-3 lg:first:border-ink max-md:min-[20em]:has-[img]:grid-cols-[6.5rem_minmax(0,1fr)] md:py-4.5 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-6"
          >
            <PostThumb
              post={post}
              fallback="stamp"
              className="mt-1 py-2.5 min-[20em]:aspect-[3/2] max-md:not-[img]:hidden"
              sizes="144px"
            />
            <div>
              <Meta post={post} />
              <h3 className="text-[1.1875rem] break-words">
                <HeadlineLink post={post} />
              </h3>
            </div>
          </article>
        ))}
      </div>
    </div>
  )
}

function Meta({ post }: { post: PostSummary }) {
  return (
    <p className="mb-1 flex flex-wrap items-baseline gap-x-3.5 text-small text-ink-2">
      <TagLinks post={post} />
      <time dateTime={post.publishedAt}>{formatPostDay(post.publishedAt)}</time>
    </p>
  )
}

function Unavailable() {
  useClearErrorsOnUnmount()
  return <HighlightsUnavailable />
}
