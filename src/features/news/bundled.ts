import { importChunk } from '@/lib/lazy-loading.tsx'
import { listFile, postFile, SEARCH_FILE } from './data-files.ts'
import { fetchJson } from './fetch-json.ts'
import { type NewsSource, type PostList, type PostPage, SLUG } from './post.ts'

/** The posts a build compiled from Markdown, served as files of the site. */
export const bundledSource: NewsSource = {
  async list(filter, page, signal) {
    if (filter.kind !== 'all' && !SLUG.test(filter.slug)) return null
    return load<PostList>(listFile(filter, page), signal)
  },
  async post(slug, signal) {
    return SLUG.test(slug) ? load<PostPage>(postFile(slug), signal) : null
  },
  async searchIndex(signal) {
    const { readIndex } = await importChunk(() => import('./search-index.ts'))
    const answer = await fetchJson(`/${SEARCH_FILE}`, readIndex, signal)
    if (!answer) throw new Error('The build has no search index')
    return answer.value
  },
}

async function load<Data extends object>(file: string, signal?: AbortSignal) {
  // Our own build wrote these files from validated front matter, so they need no schema library.
  const answer = await fetchJson(`/${file}`, (body) => body as Data, signal)
  return answer && { ...answer.value, savedAt: answer.savedAt }
}
