import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { facts } from '@/config/shown-facts.ts'
import { postPath } from './paths.ts'
import type { Post, PostLink } from './post.ts'
import { ShareButtons } from './share-buttons.tsx'
import { TableOfContents } from './table-of-contents.tsx'

/** Beside a post: contents, sharing, related posts and a link to the office. */
export function PostAside({ post, related }: { post: Post; related: readonly PostLink[] }) {
  return (
    <aside className="no-print pt-10 max-wide:pt-4.5" aria-label="About this post">
      <div className="beside grid gap-6.5">
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
