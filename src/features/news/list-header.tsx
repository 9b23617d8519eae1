import { Rss } from 'lucide-react'
import { noBreak } from '@/components/no-break.tsx'
import { PageHead } from '@/components/page-head.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { env } from '@/config/env.ts'
import { pageAt } from '@/lib/find-page.ts'
import { Crumbs, PageHeader } from '@/features/content/public.ts'
import { NewsSearch } from './news-search.tsx'
import { feedPath, listPath } from './paths.ts'
import type { ListFilter, PostList } from './post.ts'
import { formatPostDay } from './post-dates.ts'
import { SOURCE_HINT } from './source-hint.tsx'

const NEWS = pageAt('/news')

/** The head of the news page, with its search. */
export function NewsHeader() {
  return (
    <div className="wrap pb-4.5 lg:pb-7.5">
      <Crumbs />
      <div className="lg:two-columns">
        <div>
          <h1>News</h1>
          <p className="mt-3 max-w-brief text-lead leading-normal text-ink-2">{NEWS.description}</p>
        </div>
        <NewsSearch />
      </div>
    </div>
  )
}

type SubjectHeaderProps = { filter: Exclude<ListFilter, { kind: 'all' }>; list: PostList }

/** The head of a tag's or an author's posts: a description and the number of posts. */
export function SubjectHeader({ filter, list: { about, total, page, posts } }: SubjectHeaderProps) {
  const name = about?.name ?? ''
  const isTag = filter.kind === 'tag'
  const lead = about?.description ?? `Everything we have written ${isTag ? 'about' : 'as'} ${name}.`
  const newest = page === 1 ? posts[0] : undefined
  return (
    <div className="mb-8">
      <PageHead
        title={isTag ? `${name}: news` : (about?.heading ?? `Posts by ${name}`)}
        description={lead}
        canonical={listPath(filter, page)}
      >
        {SOURCE_HINT}
      </PageHead>
      <PageHeader
        title={about?.heading ?? name}
        lead={lead}
        crumbs={[{ label: name, href: listPath(filter) }]}
        note={
          <>
            {total === 1 ? '1 article' : `${total} articles`}
            {newest && `, ${total === 1 ? '' : 'newest '}${formatPostDay(newest.publishedAt)}`}
          </>
        }
      />
    </div>
  )
}

/** Below a list: its articles for a feed reader. */
export function FeedLink({ filter }: { filter: ListFilter }) {
  // Feeds are files of the build. Ghost may have newer topics and authors.
  if (filter.kind !== 'all' && env.ghost) return null
  return (
    <a
      href={feedPath(filter)}
      className="no-print mt-2 inline-flex min-h-11 items-center gap-2 text-small"
    >
      <Rss />
      RSS feed
    </a>
  )
}

/** Beside an author's posts: how they are made, and whom to ask. */
export function Making({
  steps,
}: {
  steps: NonNullable<NonNullable<PostList['about']>['making']>
}) {
  return (
    <section className="pb-6 text-small lg:pr-6">
      <h2 className="font-text text-small leading-snug font-[650] tracking-normal">
        How an article is made
      </h2>
      <dl className="mt-1 border-t-3 border-ink">
        {steps.map(({ name, text }) => (
          <div key={name} className="border-b border-rule py-2.5">
            <dt className="font-[650]">{name}</dt>
            <dd className="text-ink-2">{noBreak(text)}</dd>
          </div>
        ))}
      </dl>
      <PhoneLink className="no-print inline-flex min-h-11 items-center gap-2 font-[650]" />
    </section>
  )
}
