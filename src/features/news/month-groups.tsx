import type { PostSummary } from './post.ts'
import { formatPostMonth } from './post-dates.ts'
import { PostRow } from './post-row.tsx'

/** Posts grouped by the month they came out in, in the order given. */
export function MonthGroups({ posts }: { posts: readonly PostSummary[] }) {
  return groupByMonth(posts).map(({ month, posts: own }) => (
    <section key={month} aria-label={month} className="not-first:mt-8">
      <h2 className="border-t-[3px] border-ink pt-2.5 pb-2 text-[1.1875rem] leading-tight tracking-normal">
        {month}
      </h2>
      {own.map((post) => (
        <PostRow key={post.slug} post={post} />
      ))}
    </section>
  ))
}

function groupByMonth(posts: readonly PostSummary[]) {
  const groups: { month: string; posts: PostSummary[] }[] = []
  for (const post of posts) {
    const month = formatPostMonth(post.publishedAt)
    const last = groups.at(-1)
    if (last?.month === month) last.posts.push(post)
    else groups.push({ month, posts: [post] })
  }
  return groups
}
