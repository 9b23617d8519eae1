import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { POST_AUTHORS, POST_TAGS } from './post-names.ts'
import type { Post, PostSummary } from '../../src/features/news/post.ts'
import { type FrontMatter, parsePostFile } from './front-matter.ts'
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts'

export const POSTS_FOLDER = 'src/content/posts'

/** Words a minute, as Ghost counts. */
const READING_SPEED = 275

/** The part of a post that stays in memory while others are compiled: everything except its text. */
export type MarkdownPost = { file: string; summary: PostSummary; updatedAt?: string }

/**
 * The published posts of a folder of Markdown, newest first. Drafts and posts dated later than `now`
 * are left out, but their mistakes are reported now.
 * @throws Error that names the file at fault
 */
export function listPosts(now: Date, folder = POSTS_FOLDER): MarkdownPost[] {
  const fileOf = new Map<string, string>()
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const posts = names.flatMap((name) => {
    const file = join(folder, name)
    const { head, body } = parsePostFile(file, readFileSync(file, 'utf8'))
    const other = fileOf.get(head.slug)
    if (other) throw new Error(`${file} and ${other} have the same slug, "${head.slug}"`)
    fileOf.set(head.slug, file)
    return head.draft || new Date(head.publishedAt) > now ? [] : [toListed(file, head, body)]
  })
  return posts.sort(newestFirst)
}

/** One post with its compiled text. */
export function readPost({ file, summary }: MarkdownPost): Post & Pick<RenderedMarkdown, 'text'> {
  const { head, body } = parsePostFile(file, readFileSync(file, 'utf8'))
  return {
    ...summary,
    ...renderMarkdown(body),
    updatedAt: head.updatedAt,
    lawAsOf: head.lawAsOf,
    description: head.excerpt,
    access: 'full',
  }
}

function toListed(file: string, head: FrontMatter, body: string): MarkdownPost {
  const summary: PostSummary = {
    slug: head.slug,
    title: head.title,
    excerpt: head.excerpt,
    publishedAt: head.publishedAt,
    minutes: countMinutes(body),
    image: head.image ? { src: head.image, alt: head.imageAlt ?? '' } : null,
    tags: head.tags.map((slug) => ({ slug, name: POST_TAGS[slug]?.name ?? slug })),
    authors: [{ slug: head.author, name: POST_AUTHORS[head.author]?.name ?? head.author }],
    isFeatured: head.featured,
  }
  return { file, summary, updatedAt: head.updatedAt }
}

function countMinutes(body: string): number {
  return Math.max(1, Math.round((body.match(/\S+/g)?.length ?? 0) / READING_SPEED))
}

function newestFirst(a: MarkdownPost, b: MarkdownPost): number {
  const later = Date.parse(b.summary.publishedAt) - Date.parse(a.summary.publishedAt)
  return later || a.summary.slug.localeCompare(b.summary.slug)
}
