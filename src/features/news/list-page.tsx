import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { NotFoundHead, PageHead } from '@/components/page-head'
import { env } from '@/config/env'
import { pageAt } from '@/content/find-page'
import { Crumbs } from '@/features/content/public'
import { LeadPost } from './lead-post'
import { MonthGroups } from './month-groups'
import { NewsBoundary } from './news-boundary'
import { NewsSearch } from './news-search'
import { Pager } from './pager'
import { feedPath, listPath } from './paths'
import type { ListFilter, PostList } from './post'
import { listQuery } from './queries'
import { SavedNotice } from './saved-notice'
import { ListSkeleton } from './skeletons'
import { TopicNav } from './topic-nav'
import { usePageNumber, useTopOnChange } from './use-page-number'

const ALL: ListFilter = { kind: 'all' }
const NEWS = pageAt('/news')

export type ListPageProps = {
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
  if (data === null) return <NotFoundHead />
  return <PageHead title={NEWS.title} description={NEWS.description} canonical={NEWS.path} />
}

function LoadedList({ filter, notFound, page }: ListPageProps & { page: number }) {
  const { data, isError, refetch } = useSuspenseQuery(listQuery(filter, page))
  const isOwnHead = filter.kind !== 'all'
  if (!data) {
    return (
      <>
        {isOwnHead && <NotFoundHead />}
        {notFound}
      </>
    )
  }
  const text = describe(filter, data)
  const lead = data.posts.find((post) => page === 1 && post.isFeatured) ?? data.posts[0]
  return (
    <div className="wrap grid pb-section lg:grid-cols-[196px_minmax(0,1fr)]">
      {isOwnHead && (
        <PageHead title={text.headTitle} description={text.lead} canonical={listPath(filter)} />
      )}
      <ListHeader filter={filter} {...text} />
      <TopicNav topics={data.topics} filter={filter} />
      <div className="min-w-0 lg:border-l-[3px] lg:border-double lg:border-margin lg:pl-[clamp(20px,2.8vw,36px)]">
        {(data.savedAt || isError) && (
          <SavedNotice savedAt={data.savedAt} onRetry={() => void refetch()} />
        )}
        {lead ? <LeadPost post={lead} /> : <p className="text-ink-2">There are no posts yet.</p>}
        <MonthGroups posts={data.posts.filter((post) => post !== lead)} />
        <Pager filter={filter} list={data} />
      </div>
    </div>
  )
}

type ListText = { title: string; headTitle: string; lead: string }

function describe(filter: ListFilter, { about, total }: PostList): ListText {
  const name = about?.name ?? ''
  const count = total === 1 ? '1 post' : `${total} posts`
  if (filter.kind === 'tag') {
    const lead = about?.description ?? `Everything we have written about ${name}.`
    return { title: name, headTitle: `${name}: news`, lead }
  }
  if (filter.kind === 'author') {
    const lead = about?.description ?? `${count} by ${name}.`
    return { title: name, headTitle: `Posts by ${name}`, lead }
  }
  return { title: 'News', headTitle: NEWS.title, lead: NEWS.description }
}

/** Feeds are files of the build. Ghost may have newer topics and authors. */
const hasFeed = ({ kind }: ListFilter) => kind === 'all' || !env.ghost

type ListHeaderProps = ListText & { filter: ListFilter }

function ListHeader({ title, lead, filter }: ListHeaderProps) {
  return (
    <div className="pb-4.5 lg:col-span-2 lg:pb-7.5">
      <Crumbs end={filter.kind === 'all' ? [] : [{ label: title, href: listPath(filter) }]} />
      <h1 className="mt-4">{title}</h1>
      <p className="mt-3 max-w-[48ch] text-lead leading-normal text-ink-2">{lead}</p>
      {filter.kind === 'all' && <NewsSearch />}
      {hasFeed(filter) && (
        <a
          href={feedPath(filter)}
          className="no-print mt-2 inline-flex min-h-11 items-center gap-2 text-small"
        >
          <Rss />
          RSS feed
        </a>
      )}
    </div>
  )
}
