import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PageHead } from '@/components/page-head.tsx'
import { Scene } from '@/components/scene.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { MAY_DIFFER, NOT_FOUND } from '@/lib/phrases.ts'
import { Crumbs } from '@/features/content/public.ts'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleSchema, PostHead } from './post-head.tsx'
import { NewsBoundary } from './news-boundary.tsx'
import { listPath, postPath } from './paths.ts'
import type { Post, PostLink, PostPage as PostPageData } from './post.ts'
import { PostImage } from './post-image.tsx'
import { sceneOf } from './scene-of.ts'
import { PostNeighbors } from './post-neighbors.tsx'
import { postQuery } from './queries.ts'
import { SavedNotice } from './saved-notice.tsx'
import { PostSkeleton } from './skeletons.tsx'
import { FoldedContents, TableOfContents } from './table-of-contents.tsx'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { facts } from '@/config/shown-facts.ts'
import { formatDay } from '@/shared/format-date.ts'
import { formatMinutes, formatPostDay } from './post-dates.ts'
import { AuthorLinks, TagLinks } from './post-meta.tsx'
import { Link2, Share2 } from 'lucide-react'
import { PrintButton } from '@/components/print-button.tsx'
import { showToast } from '@/lib/toast.ts'
import { useIsPrerendered } from '@/lib/use-is-prerendered.ts'

type PostPageProps = {
  slug: string
  /** Shown for an unknown slug. */
  notFound: ReactNode
}

/** One post (R14, R185). */
export function PostPage(props: PostPageProps) {
  return (
    <NewsBoundary skeleton={<PostSkeleton />} hasHeadInside>
      <LoadedPost {...props} />
    </NewsBoundary>
  )
}

function LoadedPost({ slug, notFound }: PostPageProps) {
  const { data, isError, refetch } = useSuspenseQuery(postQuery(slug))
  if (!data) {
    return (
      <>
        <PageHead {...NOT_FOUND.head} />
        {notFound}
      </>
    )
  }
  const isOld = isError || data.savedAt !== undefined
  return (
    <>
      <PostHead post={data.post} />
      <ArticleSchema post={data.post} />
      <Article
        data={data}
        notice={isOld && <SavedNotice savedAt={data.savedAt} onRetry={() => void refetch()} />}
      />
    </>
  )
}

function Article({ data, notice }: { data: PostPageData; notice: ReactNode }) {
  const { post } = data
  const [tag] = post.tags
  // Without a picture of its own, it has the drawing of its subject.
  const hasScene = !post.image
  const crumb = tag && { label: tag.name, href: listPath({ kind: 'tag', slug: tag.slug }) }
  return (
    <article>
      <header className={clsx(hasScene && 'overflow-clip border-b border-rule print:border-0')}>
        <div className={clsx('wrap', hasScene ? 'article-head' : 'pb-6.5')}>
          <div className={clsx(hasScene && 'pb-4.5 wide:pb-8 print:pb-0')}>
            <Crumbs end={crumb && [crumb]} endsAbove />
            <h1 className="max-w-[22em] text-[clamp(2rem,1.55rem+1.9vw,2.875rem)] break-words">
              {noBreak(post.title)}
            </h1>
            {post.excerpt && (
              <p className="mt-3.5 max-w-lead text-lead leading-normal text-balance text-ink-2">
                {noBreak(post.excerpt)}
              </p>
            )}
          </div>
          {hasScene && <Scene name={sceneOf(post)} isFirst className="article-scene" />}
        </div>
      </header>
      <div className="article-grid wrap">
        {post.image && <Figure post={post} />}
        <PostByline post={post} />
        <div className="article-text relative min-w-0 pt-8.5 pb-5 max-wide:pt-4.5">
          {notice}
          <FoldedContents headings={post.headings} />
          <ArticleBody html={post.html} />
          <p className="mt-6 text-small text-ink-2">{MAY_DIFFER}</p>
          {post.access !== 'full' && <ClosedNotice access={post.access} />}
          <PostNeighbors page={data} />
        </div>
        <PostAside post={post} related={data.related} />
      </div>
    </article>
  )
}

function Figure({ post }: { post: Post }) {
  const caption = post.image?.captionHtml
  return (
    <figure className="article-figure no-print col-span-full max-wide:-mx-gutter">
      <PostImage
        post={post}
        sizes="(min-width: 1328px) 1248px, 100vw"
        isFirst
        className="aspect-[16/8] lg:aspect-[1200/310] lg:rounded-md"
      />
      {caption && (
        <figcaption
          className="pt-2 text-micro text-ink-2 max-wide:px-gutter"
          dangerouslySetInnerHTML={{ __html: caption }}
        />
      )}
    </figure>
  )
}

/** Shown where the public part of a members-only post ends. */
function ClosedNotice({ access }: { access: Exclude<Post['access'], 'full'> }) {
  return (
    <p className="mt-6 border-l-4 border-river bg-river-tint p-4 text-ui">
      {access === 'preview' ? 'The rest of this post is not public.' : 'This post is not public.'}{' '}
      Questions about it? Call <PhoneLink hasIcon={false} />.
    </p>
  )
}

/** Beside a post: contents, sharing, related posts and a link to the office. */
function PostAside({ post, related }: { post: Post; related: readonly PostLink[] }) {
  return (
    <aside className="no-print pt-10 max-wide:pt-4.5" aria-label="About this post">
      <div className="grid gap-6.5 lg:sticky lg:top-[84px]">
        <div className="max-wide:hidden">
          <TableOfContents headings={post.headings} />
        </div>
        <section className="rounded bg-sheet px-5.5 py-5 shadow-sheet">
          <h2 className="text-[1.375rem] leading-tight">Ask us about yours</h2>
          <p className="mt-2 mb-3.5 text-small text-ink-2">{facts.freeTalk.sentence}</p>
          <ButtonLink to="/schedule" size="sm" className="w-full">
            Schedule a Consultation
          </ButtonLink>
          <PhoneLink
            className="mt-2 inline-flex min-h-11 w-full items-center justify-center gap-2 font-[650] text-ink no-underline hover:underline"
            iconClassName="text-river"
          />
        </section>
        {related.length > 0 && <RelatedPosts posts={related} />}
        <ShareButtons title={post.title} />
      </div>
    </aside>
  )
}

function RelatedPosts({ posts }: { posts: readonly PostLink[] }) {
  return (
    <section className="border-t-3 border-ink">
      <h2 className="pt-2.5 pb-1 font-text text-small leading-snug font-[650] tracking-normal">
        Related posts
      </h2>
      <ul>
        {posts.map(({ slug, title }) => (
          <li key={slug} className="border-b border-rule">
            <Link to={postPath(slug)} className="block py-2.5 text-small leading-[1.35] font-[650]">
              {noBreak(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Author, dates, reading time and tags in the margin of a post. */
function PostByline({ post }: { post: Post }) {
  const minutes = formatMinutes(post.minutes)
  return (
    <dl className="flex flex-wrap items-baseline gap-x-3.5 pt-4.5 text-small leading-[1.45] text-ink-2 wide:block wide:pt-9 print:pt-2 [&_a]:font-[650]">
      {post.authors.length > 0 && (
        <Fact name="Written by">
          <AuthorLinks post={post} />
        </Fact>
      )}
      <Fact name="Published">
        <time dateTime={post.publishedAt}>{formatPostDay(post.publishedAt)}</time>
      </Fact>
      {isUpdateShown(post) && (
        <Fact name="Updated" isAlwaysNamed>
          <time dateTime={post.updatedAt}>{formatPostDay(post.updatedAt ?? '')}</time>
        </Fact>
      )}
      {post.lawAsOf && (
        <Fact name="Checked" isAlwaysNamed>
          <time dateTime={post.lawAsOf}>{formatDay(post.lawAsOf)}</time>
        </Fact>
      )}
      {minutes && <Fact name="Reading time">{minutes}</Fact>}
      {post.tags.length > 0 && (
        <Fact name="Filed under">
          <TagLinks post={post} />
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { name: string; isAlwaysNamed?: boolean; children: ReactNode }

/** In narrow windows, the facts are one line, and most of their names are only read out. */
function Fact({ name, isAlwaysNamed = false, children }: FactProps) {
  return (
    <div className={clsx('wide:not-first:mt-3', isAlwaysNamed && 'flex gap-[0.35em] wide:block')}>
      <dt className={clsx('wide:font-bold wide:text-ink', !isAlwaysNamed && 'max-wide:sr-only')}>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Left out on the day of another date that is shown. */
function isUpdateShown({ publishedAt, updatedAt, lawAsOf }: Post): boolean {
  const shown = [formatPostDay(publishedAt), lawAsOf && formatDay(lawAsOf)]
  return updatedAt !== undefined && !shown.includes(formatPostDay(updatedAt))
}

/** Shares through the device's own menu if it has one, else copies the link. Also prints. */
function ShareButtons({ title }: { title: string }) {
  const canShare = !useIsPrerendered() && 'share' in navigator
  return (
    <div className="flex flex-wrap gap-2">
      {canShare ? (
        <Button variant="outline" size="sm" onClick={() => void share(title)}>
          <Share2 />
          Share
        </Button>
      ) : (
        <Button variant="outline" size="sm" onClick={() => void copyLink()}>
          <Link2 />
          Copy link
        </Button>
      )}
      <PrintButton />
    </div>
  )
}

const address = () => window.location.href.split('#')[0] ?? ''

async function share(title: string): Promise<void> {
  try {
    await navigator.share({ title, url: address() })
  } catch (error) {
    // Closing the menu is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink()
  }
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(address())
    showToast('Link copied.')
  } catch {
    showToast('The link could not be copied. It is in the address bar.', 'error')
  }
}
