import { existsSync } from 'node:fs'
import { z } from 'zod'
import { CONTROL_CHARACTERS } from '../../src/features/news/post.ts'
import { splitFrontMatter } from '../content/split-front-matter.ts'
import { POST_AUTHORS, POST_TAGS } from './post-names.ts'
import { listPictures } from './render-markdown.ts'

const day = z.iso.date("must be a day such as '2026-11-21'")
const moment = z.iso.datetime({
  offset: true,
  error: "must be a time such as '2026-11-21T09:00:00-05:00' (-04:00 in summer)",
})

const words = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => !text.match(CONTROL_CHARACTERS), {
      error: 'has a control character, which nobody sees and feeds forbid: type the text anew',
    })

const PICTURE = /^\/pictures\/[a-z0-9-]+\.(?:jpg|png|webp)$/

export const frontMatterSchema = z
  .strictObject({
    title: words(255),
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens: my-subject'),
    excerpt: words(300),
    publishedAt: moment,
    updatedAt: moment.optional(),
    lawAsOf: day
      .optional()
      .describe('The day on which the law was checked; a post about the office needs none'),
    tags: z
      .array(z.enum(Object.keys(POST_TAGS)))
      .min(1)
      .refine((tags) => new Set(tags).size === tags.length, 'names a tag twice'),
    author: z.enum(Object.keys(POST_AUTHORS)),
    featured: z.boolean().default(false),
    draft: z.boolean().default(false).describe('Hides the post'),
    image: z
      .string()
      .regex(
        PICTURE,
        'must be a file of public/pictures named in small letters, such as /pictures/barn.jpg',
      )
      .refine((path) => existsSync(`public${path}`), 'is not in public/pictures')
      .optional()
      .meta({
        input: 'picture',
        description:
          '1280 pixels wide or more; shown cropped, so the subject belongs in the middle',
      }),
    imageAlt: words(200).optional().describe('What the picture shows'),
  })
  .refine(
    ({ publishedAt, updatedAt = publishedAt }) => new Date(updatedAt) >= new Date(publishedAt),
    {
      error: 'is before publishedAt',
      path: ['updatedAt'],
    },
  )
  .refine(({ image, imageAlt }) => (image === undefined) === (imageAlt === undefined), {
    error: 'image and imageAlt: write both or neither',
    path: ['image'],
  })

export type FrontMatter = z.infer<typeof frontMatterSchema>

/**
 * Splits a post's file into its front matter and its Markdown.
 * @throws Error that names the file and each bad field, or a picture that is missing
 */
export function parsePostFile(file: string, text: string): { head: FrontMatter; body: string } {
  const { head, body } = splitFrontMatter(file, text)
  const result = frontMatterSchema.safeParse(head)
  if (result.success) {
    refuseMissingPictures(file, body)
    return { head: result.data, body }
  }
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${file} has bad front matter:\n${problems.join('\n')}`)
}

function refuseMissingPictures(file: string, body: string): void {
  const missing = listPictures(body).filter(
    (path) => !path.startsWith('/') || !existsSync(`public${path}`),
  )
  if (missing.length > 0) throw new Error(`${file}: ${missing.join(', ')} is not in public/`)
}
