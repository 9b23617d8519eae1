import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHead } from '@/components/page-head.tsx'
import { NOT_FOUND } from '@/lib/phrases.ts'
import { pageAt } from '@/lib/find-page.ts'
import { LeadPost } from './lead-post.tsx'
import { NewsHeader, SubjectHeader } from './list-header.tsx'
import { MorePosts } from './more-posts.tsx'
import { NewsBoundary } from './news-boundary.tsx'
import { Pager } from './pager.tsx'
import { listPath } from './paths.ts'
import { PostRows } from './post-row.tsx'
import type { ListFilter } from './post.ts'
import { listQuery } from './queries.ts'
import { SavedNotice } from './saved-notice.tsx'
import { ListSkeleton } from './skeletons.tsx'
import { SOURCE_HINT } from './source-hint.tsx'
import { TopicNav } from './topic-nav.tsx'
import { usePageNumber, useTopOnChange } from './use-page-number.ts'

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
        <TopicNav topics={data.topics} filter={filter} />
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
          {!hasLead && data.total <= SHORT_LIST && <MorePosts than={data.posts} />}
        </div>
      </div>
    </>
  )
}
