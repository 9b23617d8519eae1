import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerGhost, GHOST_KEY } from '../../local/ghost/answer.ts'
import { readContent } from '../../local/ghost/content.ts'
import { portOf, writeSite } from '../../tests/temporary-site.ts'
import { writeResponse } from '../../local/web-request.ts'
import { env } from '../../src/config/env.ts'
import { type ListedPost, listGhostPosts } from '../../src/features/news/ghost/list-posts.ts'
import { BuildProblem } from '../build-problem.ts'
import { explainGhostFailure } from './stop-without-ghost.ts'
import { writePosts } from './write-posts.ts'

type Answer = () => Response

/** A Ghost that gives every request the same answer. Without one, it is down. */
async function startGhost(answer?: Answer): Promise<string> {
  const server = createServer((_request, response) => {
    void writeResponse(answer?.() ?? new Response(), response)
  }).listen(0)
  const url = `http://localhost:${portOf(server)}/blog/`
  const close = () => new Promise((done) => server.close(done))
  if (answer) onTestFinished(async () => void (await close()))
  else await close()
  return url
}

const content = readContent('.', 'https://cms.example.test')
const refuse = (key?: string) => () =>
  answerGhost(content, 'posts/', new URLSearchParams(key && { key }))
const status = (code: number) => () => new Response('<h1>Not now</h1>', { status: code })
const OTHER_ADDRESS = 'set VITE_GHOST_URL to the address of the Ghost site, without /ghost'
const KEY = 'set VITE_GHOST_KEY to the Content API key of a custom integration in Ghost'
const LATER = 'build again when Ghost is up'

test.each<[string, Answer | undefined, string]>([
  [
    'is down',
    undefined,
    `there is no connection (ECONNREFUSED); check VITE_GHOST_URL, or ${LATER}`,
  ],
  ['does not know the key', refuse('f'.repeat(26)), `the key is refused (HTTP 401); ${KEY}`],
  ['receives no key', refuse(), `the key is refused (HTTP 403); ${KEY}`],
  ['is another site', status(404), `there is no Content API (HTTP 404); ${OTHER_ADDRESS}`],
  ['is asked too often', status(429), `the answer is HTTP 429; ${LATER}`],
  ['fails', status(500), `the answer is HTTP 500; ${LATER}`],
  ['is in maintenance', status(503), `the answer is HTTP 503; ${LATER}`],
  [
    'answers with a page',
    () => new Response('<!doctype html>'),
    `the answer is not JSON; ${OTHER_ADDRESS}`,
  ],
  [
    'breaks off its answer',
    () => new Response('{"posts": ['),
    `the answer is not JSON; ${OTHER_ADDRESS}`,
  ],
  [
    'answers in another format',
    () => Response.json({ posts: [{ ...content.posts[0], slug: '../x' }], meta: null }),
    `the answer is not that of Ghost 5 or 6 (posts.0.slug); ${OTHER_ADDRESS}, or change src/features/news/ghost/schema.ts`,
  ],
])('reports a Ghost that %s in one sentence, without the key', async (_, answer, reason) => {
  const url = await startGhost(answer)
  const reading = listGhostPosts({ url, key: GHOST_KEY, mediaOrigins: [] })
  const error = await reading.catch((thrown: unknown) => thrown)
  expect(explainGhostFailure(error, url)).toBe(
    `The posts could not be read from ${url.replace(/\/$/, '')}: ${reason}.`,
  )
})

test('reports an answer that is too late', () => {
  const error = new DOMException('No answer in time', 'TimeoutError')
  expect(explainGhostFailure(error, 'https://user:secret@cms.example.test/?key=x')).toBe(
    `The posts could not be read from https://cms.example.test: there was no answer in time; ${LATER}.`,
  )
})

test.each([new Error('A page is wrong'), new TypeError('x is not a function'), 'text', undefined])(
  'ignores errors that do not come from Ghost: %s',
  (error) => {
    expect(explainGhostFailure(error, 'https://cms.example.test')).toBeNull()
  },
)

const GHOST = { url: 'https://cms.example.test', key: GHOST_KEY, mediaOrigins: [] }

/** Writes the posts from a Ghost into an empty folder. */
async function writeGhostPosts(listGhostPosts: () => Promise<ListedPost[]>) {
  const { root, remove } = writeSite({})
  const before = process.cwd()
  process.chdir(root)
  onTestFinished(() => {
    process.chdir(before)
    remove()
  })
  return writePosts({
    env: { ...env, siteUrl: 'https://www.example.com', ghost: GHOST },
    listGhostPosts,
    provideSource: () => {},
  })
}

test('stops the build with that sentence', async () => {
  const cause = Object.assign(new Error(), { code: 'ENOTFOUND' })
  const writing = writeGhostPosts(() => Promise.reject(new TypeError('fetch failed', { cause })))
  await expect(writing).rejects.toThrow(
    new BuildProblem(
      `The posts could not be read from https://cms.example.test: there is no connection (ENOTFOUND); check VITE_GHOST_URL, or ${LATER}.`,
    ),
  )
})

test('warns about blocked media origins with their number of posts, and continues', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const leftOut = ['https://images.unsplash.com']
  const posts = ['a', 'b'].map((slug) => ({
    summary: {
      slug,
      title: slug,
      excerpt: '',
      publishedAt: '2026-11-18T09:30:00-05:00',
      minutes: 1,
      image: null,
      tags: [],
      authors: [],
      isFeatured: false,
    },
    updatedAt: '2026-11-18T09:30:00-05:00',
    isIndexed: true,
    leftOut,
  }))
  const paths = await writeGhostPosts(async () => posts)
  expect(paths.map(({ path }) => path)).toEqual(['/news/a', '/news/b'])
  expect(warn.mock.calls.join()).toContain('https://images.unsplash.com (posts: 2)')
  expect(warn.mock.calls.join()).toContain('VITE_POST_MEDIA_ORIGINS')
})
