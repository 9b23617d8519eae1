import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const named = z.looseObject({ slug: z.string() })
const tag = z.looseObject({ slug: z.string(), visibility: z.string() })
const post = z.looseObject({
  id: z.string(),
  slug: z.string(),
  published_at: z.string(),
  tags: z.array(tag),
  authors: z.array(named),
})

export type StandInPost = z.infer<typeof post>

/** The posts, tags and authors that the stand-in serves. */
export type GhostContent = {
  posts: StandInPost[]
  tags: z.infer<typeof tag>[]
  authors: z.infer<typeof named>[]
}

/** Answers captured from a real Ghost, with its address. */
export const FIXTURES = 'tests/fixtures/ghost'
const CAPTURED_FROM = 'https://cms.example.test'

/**
 * Reads the captured content.
 * @param url address under which the stand-in serves it
 */
export function readContent(root: string, url: string): GhostContent {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(root, FIXTURES, file), 'utf8').replaceAll(CAPTURED_FROM, url))
  const posts = z.object({ posts: z.array(post) })
  const captured = ['posts-page-1.json', 'posts-page-2.json'].flatMap(
    (file) => posts.parse(read(file)).posts,
  )
  // Posts unlike any captured one: with every field filled, and with files on other hosts.
  const further = z.array(z.looseObject({ slug: z.string() })).parse(read('further-fields.json'))
  return {
    posts: captured.map((one) => ({ ...one, ...further.find(({ slug }) => slug === one.slug) })),
    tags: z.object({ tags: z.array(tag) }).parse(read('tags.json')).tags,
    authors: z.object({ authors: z.array(named) }).parse(read('authors.json')).authors,
  }
}
