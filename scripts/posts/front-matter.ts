import { parse } from 'yaml'
import { z } from 'zod'
import { POST_AUTHORS, POST_TAGS } from '../../src/content/post-names.ts'

const day = z.iso.date()

const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(255),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  excerpt: z.string().min(1).max(300),
  publishedAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }).optional(),
  lawAsOf: day,
  tags: z.array(z.enum(Object.keys(POST_TAGS))).min(1),
  author: z.enum(Object.keys(POST_AUTHORS)),
  featured: z.boolean().default(false),
  draft: z.boolean().default(false),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

const PARTS = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/**
 * Splits a post's file into its front matter and its Markdown.
 * @throws Error that names the file and each bad field
 */
export function parsePostFile(file: string, text: string): { head: FrontMatter; body: string } {
  const [, head, body] = PARTS.exec(text) ?? []
  if (head === undefined || body === undefined) {
    throw new Error(`${file} does not begin with front matter between two lines of ---`)
  }
  const result = frontMatterSchema.safeParse(parse(head))
  if (result.success) return { head: result.data, body }
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${file} has bad front matter:\n${problems.join('\n')}`)
}
