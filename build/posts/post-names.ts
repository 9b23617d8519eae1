import type { PostList } from '../../src/features/news/post.ts'
import names from '../../src/content/post-names.json' with { type: 'json' }

type Named = NonNullable<PostList['about']>

/** The tags and authors that posts in src/content/posts may use, by the word in the front matter. */
export const POST_TAGS: Readonly<Record<string, Named>> = names.tags
export const POST_AUTHORS: Readonly<Record<string, Named>> = names.authors
