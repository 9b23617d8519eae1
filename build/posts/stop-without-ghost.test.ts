import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answerGhost, GHOST_KEY } from '../../local/ghost/answer'
import { readContent } from '../../local/ghost/content'
import { portOf, writeSite } from '../../local/test-site'
import { writeResponse } from '../../local/web-request'
import { listGhostPosts } from '../../src/features/news/ghost/list-posts'
import { explainGhostFailure } from './stop-without-ghost'

type Answer = () => Response

/** A Ghost that answers every request in one way; without an answer there is none at all. */
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
  ['gets no key', refuse(), `the key is refused (HTTP 403); ${KEY}`],
  ['is another site', status(404), `there is no Content API (HTTP 404); ${OTHER_ADDRESS}`],
  ['is asked too often', status(429), `the answer is HTTP 429; ${LATER}`],
  ['fails', status(500), `the answer is HTTP 500; ${LATER}`],
  ['is in maintenance', status(503), `the answer is HTTP 503; ${LATER}`],
  ['is a page', () => new Response('<!doctype html>'), `the answer is not JSON; ${OTHER_ADDRESS}`],
  ['breaks off', () => new Response('{"posts": ['), `the answer is not JSON; ${OTHER_ADDRESS}`],
  [
    'says something else',
    () => Response.json({ posts: [{ ...content.posts[0], slug: '../x' }], meta: null }),
    `the answer is not that of Ghost 5 or 6 (posts.0.slug); ${OTHER_ADDRESS}, or change src/features/news/ghost/schema.ts`,
  ],
])('a Ghost that %s is told in one sentence, without the key', async (_, answer, reason) => {
  const url = await startGhost(answer)
  const reading = listGhostPosts({ url, key: GHOST_KEY, mediaOrigins: [] })
  const error = await reading.catch((thrown: unknown) => thrown)
  expect(explainGhostFailure(error, url)).toBe(
    `The posts could not be read from ${url.replace(/\/$/, '')}: ${reason}.`,
  )
})

test('an answer that does not come in time is told too', () => {
  const error = new DOMException('No answer in time', 'TimeoutError')
  expect(explainGhostFailure(error, 'https://user:secret@cms.example.test/?key=x')).toBe(
    `The posts could not be read from https://cms.example.test: there was no answer in time; ${LATER}.`,
  )
})

test.each([new Error('A page is wrong'), new TypeError('x is not a function'), 'text', undefined])(
  'other errors are not taken for Ghost’s: %s',
  (error) => {
    expect(explainGhostFailure(error, 'https://cms.example.test')).toBeNull()
  },
)

/** Stands in for a build's compiled site. */
const serverThat = (posts: string) => `
  export const env = { siteUrl: 'https://www.example.com', ghost: { url: 'https://cms.example.test' } }
  export const provideWindow = () => {}
  export const listGhostPosts = async () => { ${posts} }
`

function writePosts(posts: string) {
  const { root, remove } = writeSite({
    '.server/entry-server.js': serverThat(posts),
    'package.json': '{"type":"module"}',
  })
  onTestFinished(remove)
  const run = spawnSync(process.execPath, [resolve('build/write-posts.ts')], {
    cwd: root,
    encoding: 'utf8',
  })
  return { ...run, root }
}

test('the build ends with that sentence and nothing else', () => {
  const { status: code, stderr } = writePosts(
    `throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) })`,
  )
  expect(code).toBe(1)
  expect(stderr).toBe(
    `The posts could not be read from https://cms.example.test: there is no connection (ENOTFOUND); check VITE_GHOST_URL, or ${LATER}.\n`,
  )
})

test('the build tells whose files are left out of how many posts, and goes on', () => {
  const post = {
    slug: 'a',
    title: 'A',
    publishedAt: '2026-11-18T09:30:00-05:00',
    tags: [],
    authors: [],
  }
  const posts = [
    { summary: post, isIndexed: true, leftOut: ['https://images.unsplash.com'] },
    { summary: { ...post, slug: 'b' }, isIndexed: true, leftOut: ['https://images.unsplash.com'] },
  ]
  const { status: code, stderr, root } = writePosts(`return ${JSON.stringify(posts)}`)
  expect({ code, stderr }).toMatchObject({ code: 0 })
  expect(stderr).toContain('https://images.unsplash.com (posts: 2)')
  expect(stderr).toContain('VITE_POST_MEDIA_ORIGINS')
  expect(readFileSync(join(root, '.server/post-paths.json'), 'utf8')).toContain('/news/b')
})
