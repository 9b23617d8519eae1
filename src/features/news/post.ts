import type MiniSearch from 'minisearch'
import type { SharedLink } from '@/components/head-tags.tsx'
import type { SearchDocument } from './search-fields.ts'

/** The data of the news pages, from either source. Texts are plain text unless named html. */

export type TagRef = { slug: string; name: string }
type AuthorRef = { slug: string; name: string }

export type PostImage = {
  src: string
  srcSet?: string
  /** Empty for a decorative picture. */
  alt: string
  /** Safe HTML. */
  captionHtml?: string
}

/** A post in a list. */
export type PostSummary = {
  slug: string
  title: string
  excerpt: string
  /** ISO date and time with an offset. */
  publishedAt: string
  /** Reading time in whole minutes, at least 1. Null when the full text is not public. */
  minutes: number | null
  image: PostImage | null
  tags: TagRef[]
  authors: AuthorRef[]
  isFeatured: boolean
}

export type Heading = { id: string; text: string }

export type Post = PostSummary & {
  /** Safe HTML: compiled from our own Markdown, or sanitized. */
  html: string
  /** The second-level headings, in order. */
  headings: Heading[]
  /** ISO date and time. */
  updatedAt?: string
  /** ISO date on which the law was last checked. */
  lawAsOf?: string
  /** The page's whole title, if the editor wrote one for tabs and search engines. */
  headTitle?: string
  /** For search engines. The excerpt unless the editor wrote another. */
  description: string
  /** For previews of shared links, if the editor wrote something else for them. */
  shared?: SharedLink
  /** Where it was first published, if elsewhere. */
  canonicalUrl?: string
  /** `preview` and `closed`: the author reserves the rest for members of the other site. */
  access: 'full' | 'preview' | 'closed'
}

export type PostLink = Pick<PostSummary, 'slug' | 'title' | 'tags'>

export type PostPage = {
  post: Post
  newer: PostLink | null
  older: PostLink | null
  related: PostLink[]
  /** Set when the source does not respond and this is its last response: ISO date and time. */
  savedAt?: string
}

export type Topic = TagRef & { count: number }

/** One page of a list, newest first. */
export type PostList = {
  posts: PostSummary[]
  page: number
  pages: number
  total: number
  /** All tags that have posts, by name. */
  topics: Topic[]
  /** The tag or author the list is about. */
  about?: {
    name: string
    description?: string
    /** The page's headline, if not the name. */
    heading?: string
    /** How an author's articles are made. */
    making?: { name: string; text: string }[]
  }
  savedAt?: string
}

export type ListFilter = { kind: 'all' } | { kind: 'tag' | 'author'; slug: string }

/** Where posts come from. Null means that there is no such post, tag, author or page. */
export type NewsSource = {
  list: (filter: ListFilter, page: number, signal?: AbortSignal) => Promise<PostList | null>
  post: (slug: string, signal?: AbortSignal) => Promise<PostPage | null>
  searchIndex: (signal?: AbortSignal) => Promise<SearchIndex>
}

export type SearchIndex = MiniSearch<SearchDocument>

export const PAGE_SIZE = 10

/** What XML forbids, and so feeds: no text has a use for it. */
export const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu

/** The characters a slug may contain. Anything else would break a filter or leave the folder. */
export const SLUG = /^[a-z0-9_-]+$/
