import { z } from 'zod'

/** What we read of the Ghost Content API's answers; https://docs.ghost.org/content-api */

const text = z.string().nullish()
const address = z.string().nullish()

const tagSchema = z.object({
  slug: z.string(),
  name: z.string(),
  description: text,
  visibility: z.string().default('public'),
  count: z.object({ posts: z.number() }).optional(),
})

const authorSchema = z.object({ slug: z.string(), name: z.string(), bio: text })

const postSchema = z.object({
  id: z.string(),
  slug: z.string().regex(/^[a-z0-9_-]+$/),
  title: z.string(),
  html: text,
  excerpt: text,
  custom_excerpt: text,
  feature_image: address,
  feature_image_alt: text,
  feature_image_caption: text,
  featured: z.boolean().default(false),
  visibility: z.string().default('public'),
  access: z.boolean().default(true),
  reading_time: z.number().optional(),
  published_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }).nullish(),
  canonical_url: address,
  meta_description: text,
  tags: z.array(tagSchema).default([]),
  authors: z.array(authorSchema).default([]),
})

/** A post as the search needs it, asked for without its text. */
const foundSchema = postSchema.pick({
  slug: true,
  title: true,
  excerpt: true,
  custom_excerpt: true,
  tags: true,
})

/** A post as a link to it needs it. */
const linkSchema = postSchema.pick({ slug: true, title: true, tags: true })

const metaSchema = z.object({
  pagination: z.object({ page: z.number(), pages: z.number(), total: z.number() }),
})

export const postsSchema = z.object({ posts: z.array(postSchema), meta: metaSchema })
export const onePostSchema = z.object({ posts: z.array(postSchema).length(1) })
export const foundPostsSchema = z.object({ posts: z.array(foundSchema), meta: metaSchema })
export const postLinksSchema = z.object({ posts: z.array(linkSchema) })
export const tagsSchema = z.object({ tags: z.array(tagSchema) })
export const authorsSchema = z.object({ authors: z.array(authorSchema) })

export type GhostPost = z.infer<typeof postSchema>
export type GhostTag = z.infer<typeof tagSchema>
export type GhostPostLink = z.infer<typeof linkSchema>
