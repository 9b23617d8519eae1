import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHead } from '@/components/page-head.tsx'
import { NOT_FOUND } from '@/lib/phrases.ts'
import { pageAt } from '@/lib/find-page.ts'
import { FeedLink, Making, NewsHeader, SubjectHeader } from './list-header.tsx'
import { NewsBoundary } from './news-boundary.tsx'
import { listPath, postPath } from './paths.ts'
import type { ListFilter, PostList, PostSummary, Topic } from './post.ts'
import { latestQuery, listQuery } from './queries.ts'
import { SavedNotice } from './saved-notice.tsx'
import { ListSkeleton } from './skeletons.tsx'
import { SOURCE_HINT } from './source-hint.tsx'
import { usePageNumber, useTopOnChange } from './use-page-number.ts'
import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { PostImage } from './post-image.tsx'
import { AuthorLinks, HeadlineLink, PostMeta, TagLinks } from './post-meta.tsx'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { formatPostDay, formatShortPostDay, formatYear } from './post-dates.ts'
import { DatePlate } from './post-thumb.tsx'
import { clsx } from 'clsx'

const ALL: ListFilter = { kind: 'all' }
const NEWS = pageAt('/news')

/** A tag or an author with so few posts also leads to others. */
const SHORT_LIST = 2

type ListPageProps = {
  filter: ListFilter
  /** Shown for an unknown tag, author or page. */
  notFound: ReactNode
}

/** A list of posts: the news page, or the posts of a tag or an author (R184, R186). */
export function ListPage(props: ListPageProps) {
  const page = usePageNumber()
  useTopOnChange(page)
  return (
    <>
      {props.filter.kind === 'all' && <NewsHead page={page} />}
      <NewsBoundary skeleton={<ListSkeleton />} hasHeadInside={props.filter.kind !== 'all'}>
        <LoadedList {...props} page={page} />
      </NewsBoundary>
    </>
  )
}

/** The news page's head needs no data. It stays while posts load or fail to load. */
function NewsHead({ page }: { page: number }) {
  const { data } = useQuery({ ...listQuery(ALL, page), enabled: false })
  if (data === null) return <PageHead {...NOT_FOUND.head} />
  return (
    <PageHead title={NEWS.title} description={NEWS.description} canonical={listPath(ALL, page)}>
      {SOURCE_HINT}
    </PageHead>
  )
}

function LoadedList({ filter, notFound, page }: ListPageProps & { page: number }) {
  const { data, isError, refetch } = useSuspenseQuery(listQuery(filter, page))
  if (!data) {
    return (
      <>
        {filter.kind !== 'all' && <PageHead {...NOT_FOUND.head} />}
        {notFound}
      </>
    )
  }
  const lead = data.posts.find((post) => page === 1 && post.isFeatured) ?? data.posts[0]
  const hasLead = filter.kind === 'all'
  const rows = hasLead ? data.posts.filter((post) => post !== lead) : data.posts
  return (
    <>
      {hasLead ? <NewsHeader /> : <SubjectHeader filter={filter} list={data} />}
      <div className="wrap grid pb-section lg:grid-cols-[196px_minmax(0,1fr)]">
        {data.about?.making ? (
          <Making steps={data.about.making} />
        ) : (
          <TopicNav topics={data.topics} filter={filter} />
        )}
        <div className="min-w-0 lg:border-l-3 lg:border-double lg:border-margin lg:pl-[clamp(20px,2.8vw,36px)]">
          {(data.savedAt || isError) && (
            <SavedNotice savedAt={data.savedAt} onRetry={() => void refetch()} />
          )}
          {!lead && <p className="text-ink-2">There are no posts yet.</p>}
          {lead && hasLead && <LeadPost post={lead} />}
          {rows.length > 0 && (
            <section className="border-t-3 border-ink [&>article:first-of-type]:border-t-0">
              <h2 className="sr-only">Posts</h2>
              <PostRows posts={rows} />
            </section>
          )}
          <Pager filter={filter} list={data} />
          <FeedLink filter={filter} />
          {!hasLead && data.total <= SHORT_LIST && <MorePosts than={data.posts} />}
        </div>
      </div>
    </>
  )
}

/** The first post of a list, with its picture. */
function LeadPost({ post }: { post: PostSummary }) {
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

const MAX = 3

type MorePostsProps = {
  /** The posts above, which are left out. */
  than: readonly PostSummary[]
}

/** The newest posts on other subjects, below a short list. Left out when they cannot be loaded. */
function MorePosts({ than }: MorePostsProps) {
  return (
    <ErrorBoundary fallback={null} loading={null}>
      <Newest than={than} />
    </ErrorBoundary>
  )
}

function Newest({ than }: MorePostsProps) {
  const { data } = useSuspenseQuery(latestQuery)
  const known = new Set(than.map(({ slug }) => slug))
  const others = data?.posts.filter(({ slug }) => !known.has(slug)).slice(0, MAX) ?? []
  if (others.length === 0) return null
  return (
    <section className="mt-4">
      <h2 className="border-t-3 border-ink pt-4 pb-3 text-[1.75rem] leading-[1.15]">
        More from the news
      </h2>
      <PostRows posts={others} />
    </section>
  )
}

type PagerProps = { filter: ListFilter; list: Pick<PostList, 'page' | 'pages'> }

/** Links to newer and older pages of a list, each with its own address. */
function Pager({ filter, list: { page, pages } }: PagerProps) {
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

/** Posts one below the other: date, headline and summary, then tags. */
function PostRows({ posts }: { posts: readonly PostSummary[] }) {
  return posts.map((post) => <PostRow key={post.slug} post={post} />)
}

function PostRow({ post }: { post: PostSummary }) {
  return (
    <article className="grid items-start gap-x-4 gap-y-1.5 border-t border-rule py-4.5 min-[20em]:grid-cols-[6.5rem_minmax(0,1fr)] md:grid-cols-[9rem_minmax(0,1fr)_11rem] md:gap-x-6">
      <time dateTime={post.publishedAt} className="md:row-span-2">
        <DatePlate
          above={formatYear(post.publishedAt)}
          date={formatShortPostDay(post.publishedAt)}
          className="mt-1 py-2.5 min-[20em]:aspect-[3/2] md:aspect-[2/1]"
        />
        <span className="sr-only">{formatPostDay(post.publishedAt)}</span>
      </time>
      <div className="min-w-0">
        <h3 className="text-[1.25rem] break-words">
          <HeadlineLink post={post} />
        </h3>
        {/* Where the text is large, all of it shows. */}
        <p className="mt-1 max-w-measure text-ui leading-[1.45] text-ink-2 md:line-clamp-4">
          {noBreak(post.excerpt)}
        </p>
      </div>
      <div className="text-small text-ink-2 min-[20em]:max-md:col-start-2 md:text-right">
        <TagLinks post={post} /> <AuthorLinks post={post} />
      </div>
    </article>
  )
}

type TopicNavProps = { topics: readonly Topic[]; filter: ListFilter }

/** The tags to filter by, each with its number of posts. */
function TopicNav({ topics, filter }: TopicNavProps) {
  const current = filter.kind === 'tag' ? filter.slug : undefined
  return (
    <nav
      aria-label="Topics"
      className="no-print max-lg:pb-5 lg:sticky lg:top-[84px] lg:self-start lg:pr-6"
    >
      <h2 className="mb-1 font-text text-small leading-snug font-[650] tracking-normal max-md:sr-only">
        Filed under
      </h2>
      <ul className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-3">
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
          <span className="num font-normal text-ink-2 max-md:hidden">
            {count}
            <span className="sr-only"> {count === 1 ? 'post' : 'posts'}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
