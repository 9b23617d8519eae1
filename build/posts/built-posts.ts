import { existsSync, readFileSync } from 'node:fs'
import { listFile, postFile } from '../../src/features/news/data-files.ts'
import type { NewsSource } from '../../src/features/news/post.ts'

/** The compiled posts, read from their files while the pages are rendered. */
export const builtPosts: NewsSource = {
  list: async (filter, page) => read(listFile(filter, page)),
  post: async (slug) => read(postFile(slug)),
  searchIndex: () => Promise.reject(new Error('No page is rendered with a search')),
}

function read<Content>(file: string): Content | null {
  const path = `dist/${file}`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
