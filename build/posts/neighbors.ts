import type { PostLink, PostPage, PostSummary } from '../../src/features/news/post.ts'

const RELATED = 3
/** How many posts of a tag to look at, earlier and later, so that work stays linear. */
const REACH = 8

/**
 * Finds each post's neighbors: the next newer and older one, and up to three others that share most
 * tags, nearest in time first.
 * @param posts newest first
 */
export function createNeighbors(
  posts: readonly PostSummary[],
): (index: number) => Pick<PostPage, 'newer' | 'older' | 'related'> {
  const byTag = new Map<string, number[]>()
  /** For each post, the lists of its tags and its place in them. */
  const places = posts.map(({ tags }, index) =>
    tags.map(({ slug }) => {
      const list = byTag.get(slug) ?? []
      byTag.set(slug, list)
      return { list, place: list.push(index) - 1 }
    }),
  )

  return (index) => {
    const shared = new Map<number, number>()
    for (const { list, place } of places[index] ?? []) {
      for (const other of list.slice(Math.max(0, place - REACH), place + REACH + 1)) {
        shared.set(other, (shared.get(other) ?? 0) + 1)
      }
    }
    for (const shown of [index - 1, index, index + 1]) shared.delete(shown)
    const related = [...shared]
      .sort(
        ([a, countA], [b, countB]) => countB - countA || Math.abs(a - index) - Math.abs(b - index),
      )
      .slice(0, RELATED)
      .map(([other]) => toLink(posts[other]))
      .filter((link) => link !== null)
    return { newer: toLink(posts[index - 1]), older: toLink(posts[index + 1]), related }
  }
}

function toLink(post: PostSummary | undefined): PostLink | null {
  return post ? { slug: post.slug, title: post.title, tags: post.tags } : null
}
