import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CtaBanner } from '@/components/cta-banner.tsx'
import { PageHead } from '@/components/page-head.tsx'
import { Scene } from '@/components/scene.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { NOT_FOUND, MAY_DIFFER } from '@/lib/phrases.ts'
import { Crumbs } from '@/features/content/public.ts'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleSchema, PostHead } from './post-head.tsx'
import { NewsBoundary } from './news-boundary.tsx'
import { listPath } from './paths.ts'
import type { Post, PostPage as PostPageData } from './post.ts'
import { PostAside } from './post-aside.tsx'
import { PostByline } from './post-byline.tsx'
import { PostImage } from './post-image.tsx'
import { sceneOf } from './scene-of.ts'
import { PostNeighbors } from './post-neighbors.tsx'
import { postQuery } from './queries.ts'
import { SavedNotice } from './saved-notice.tsx'
import { PostSkeleton } from './skeletons.tsx'
import { FoldedContents } from './table-of-contents.tsx'

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
      <CtaBanner line="Does this touch your return? Ask us." />
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
        <div
          className={clsx(
            'wrap',
            hasScene
              ? 'two-columns min-h-[336px] max-md:min-h-0 print:block print:min-h-0'
              : 'pb-6.5',
          )}
        >
          <div className={clsx(hasScene && 'pb-8 max-md:pb-4.5 print:pb-0')}>
            <Crumbs end={crumb && [crumb]} endsAbove />
            <h1 className="mt-4 max-w-[22em] text-[clamp(2rem,1.55rem+1.9vw,2.875rem)] break-words">
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
