import * as z from 'zod/mini'
import { CONTROL_CHARACTERS, SLUG } from '../post.ts'

/** The parts of the Ghost Content API's responses that we read: https://docs.ghost.org/content-api */

const words = z.pipe(
  z.string(),
  z.transform((given) => given.replace(CONTROL_CHARACTERS, ' ')),
)
const text = z.nullish(words)
const address = z.nullish(z.string())

const tagSchema = z.object({
  slug: z.string(),
  name: words,
  description: text,
  visibility: z._default(z.string(), 'public'),
  count: z.optional(z.object({ posts: z.number() })),
})

const authorSchema = z.object({ slug: z.string(), name: words, bio: text })

const postSchema = z.object({
  id: z.string(),
  slug: z.string().check(z.regex(SLUG)),
  title: words,
  html: z.nullish(z.string()),
  excerpt: text,
  custom_excerpt: text,
  feature_image: address,
  feature_image_alt: text,
  feature_image_caption: text,
  featured: z._default(z.boolean(), false),
  visibility: z._default(z.string(), 'public'),
  access: z._default(z.boolean(), true),
  reading_time: z.optional(z.number()),
  published_at: z.iso.datetime({ offset: true }),
  updated_at: z.nullish(z.iso.datetime({ offset: true })),
  canonical_url: address,
  meta_title: text,
  meta_description: text,
  og_title: text,
  og_description: text,
  og_image: address,
  twitter_title: text,
  twitter_description: text,
  twitter_image: address,
  tags: z._default(z.array(tagSchema), []),
  authors: z._default(z.array(authorSchema), []),
})

/** A post for search, requested without its text. */
const foundSchema = z.pick(postSchema, {
  slug: true,
  title: true,
  excerpt: true,
  custom_excerpt: true,
  tags: true,
})

/** A post for links to it. */
const linkSchema = z.pick(postSchema, { slug: true, title: true, tags: true })

const metaSchema = z.object({
  pagination: z.object({ page: z.number(), pages: z.number(), total: z.number() }),
})

export const postsSchema = z.object({ posts: z.array(postSchema), meta: metaSchema })
export const onePostSchema = z.object({ posts: z.array(postSchema).check(z.length(1)) })
export const foundPostsSchema = z.object({ posts: z.array(foundSchema), meta: metaSchema })
export const postLinksSchema = z.object({ posts: z.array(linkSchema) })
export const tagsSchema = z.object({ tags: z.array(tagSchema) })
export const authorsSchema = z.object({ authors: z.array(authorSchema) })

export type GhostPost = z.infer<typeof postSchema>
export type GhostTag = z.infer<typeof tagSchema>
export type GhostPostLink = z.infer<typeof linkSchema>
