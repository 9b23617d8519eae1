import type { PostLink, PostPage, PostSummary } from '../../src/features/news/post.ts'

const RELATED = 3
/** How many posts of a tag to look at, earlier and later, so that work stays linear. */
const REACH = 8

export type Neighbors = Pick<PostPage, 'newer' | 'older' | 'related'>

/**
 * Finds each post's neighbors: the next newer and older one, and the posts that share most tags,
 * nearest in time first.
 * @param posts newest first
 */
export function createNeighbors(posts: readonly PostSummary[]): (index: number) => Neighbors {
  const byTag = new Map<string, number[]>()
  posts.forEach(({ tags }, index) => {
    for (const { slug } of tags) {
      const indexes = byTag.get(slug)
      if (indexes) indexes.push(index)
      else byTag.set(slug, [index])
    }
  })

  return (index) => {
    const shared = new Map<number, number>()
    for (const { slug } of posts[index]?.tags ?? []) {
      for (const other of nearest(byTag.get(slug) ?? [], index)) {
        shared.set(other, (shared.get(other) ?? 0) + 1)
      }
    }
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

/** The indexes around one in an ascending list, without itself. */
function nearest(indexes: readonly number[], index: number): number[] {
  let low = 0
  let high = indexes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((indexes[middle] ?? 0) < index) low = middle + 1
    else high = middle
  }
  return indexes.slice(Math.max(0, low - REACH), low + REACH + 1).filter((one) => one !== index)
}

function toLink(post: PostSummary | undefined): PostLink | null {
  return post ? { slug: post.slug, title: post.title, tags: post.tags } : null
}
