import { importChunk } from '@/lib/lazy-loading'
import { listFile, postFile, SEARCH_FILE } from './data-files'
import { fetchJson } from './fetch-json'
import { type NewsSource, type PostList, type PostPage, SLUG } from './post'

/** The posts a build compiled from Markdown, served as files of the site. */
export const bundledSource: NewsSource = {
  async list(filter, page, signal) {
    if (filter.kind !== 'all' && !SLUG.test(filter.slug)) return null
    const answer = await fetchJson(`/${listFile(filter, page)}`, asList, signal)
    return answer && { ...answer.value, savedAt: answer.savedAt }
  },
  async post(slug, signal) {
    if (!SLUG.test(slug)) return null
    const answer = await fetchJson(`/${postFile(slug)}`, asPost, signal)
    return answer && { ...answer.value, savedAt: answer.savedAt }
  },
  async searchIndex(signal) {
    const { readIndex } = await importChunk(() => import('./search-index'))
    const answer = await fetchJson(`/${SEARCH_FILE}`, readIndex, signal)
    if (!answer) throw new Error('The build has no search index')
    return answer.value
  },
}

// Our own build wrote these files from validated front matter, so they need no schema library.
const asList = (body: unknown) => body as PostList
const asPost = (body: unknown) => body as PostPage
