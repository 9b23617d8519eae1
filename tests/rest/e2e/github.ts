import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'

/** A change that the editor asked GitHub for. */
export type PullRequest = { title: string; head: string; base: string; files: Map<string, string> }

const COMMIT = 'c'.repeat(40)
const AUTHOR = { name: 'Dana Example', email: 'dana@example.com' }

/**
 * Answers at api.github.com as GitHub would (its REST and GraphQL documents): a repository with the texts of this
 * project, an owner who may write to it, and pull requests.
 * @returns the pull requests that have been opened
 */
export async function standInForGitHub(page: Page): Promise<PullRequest[]> {
  const opened: PullRequest[] = []
  const texts = new Map(
    globSync('src/content/**/*.{json,md}').map((path) => [path, readFileSync(path, 'utf8')]),
  )
  const paths = new Map([...texts].map(([path, text]) => [blobId(text), path]))
  let written = new Map<string, string>()

  await page.route('https://api.github.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().method() === 'OPTIONS') return answer(route, 204)
    if (pathname === '/user') return answer(route, 200, { id: 1, login: 'dana', ...AUTHOR })
    if (pathname.includes('/collaborators/')) return answer(route, 204)
    if (pathname.includes('/git/trees/')) {
      const tree = [...paths].map(([sha, path]) => ({ path, mode: '100644', type: 'blob', sha }))
      return answer(route, 200, { sha: COMMIT, truncated: false, tree })
    }
    const asked = route.request().postDataJSON()
    if (pathname === '/graphql') {
      for (const { path, contents } of asked.variables.input?.fileChanges?.additions ?? []) {
        written.set(path, Buffer.from(contents, 'base64').toString())
      }
      return answer(route, 200, {
        data: graphqlAnswer(asked.query, (id) => texts.get(paths.get(id) ?? '')),
      })
    }
    if (pathname.endsWith('/pulls')) {
      opened.push({ title: asked.title, head: asked.head, base: asked.base, files: written })
      written = new Map()
      const number = opened.length
      const day = '2026-11-28T00:00:00Z'
      return answer(route, 201, {
        number,
        node_id: `PR_${number}`,
        html_url: `https://github.com/owner/name/pull/${number}`,
        created_at: day,
        updated_at: day,
        user: { id: 1, login: 'dana' },
        head: { ref: asked.head, sha: COMMIT },
      })
    }
    if (pathname.endsWith('/labels')) return answer(route, 200, [])
    throw new Error(`No answer for ${route.request().method()} ${pathname}`)
  })
  return opened
}

function answer(route: Route, status: number, json?: unknown): Promise<void> {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  }
  return route.fulfill(json === undefined ? { status, headers } : { status, headers, json })
}

function graphqlAnswer(query: string, textOf: (id: string) => string | undefined): unknown {
  const commit = {
    oid: COMMIT,
    message: 'Before',
    author: AUTHOR,
    committedDate: '2026-11-01T00:00:00Z',
  }
  const ref = { target: { oid: COMMIT, history: { nodes: [commit] } } }
  if (query.includes('createRef')) return { createRef: { ref: { name: 'made' } } }
  if (query.includes('createCommitOnBranch')) return { createCommitOnBranch: { commit } }
  if (query.includes('pullRequests')) return { repository: { pullRequests: { nodes: [] } } }
  if (query.includes('fork:')) return { fork: { id: 'R_1' }, base: { ref } }
  const parts = [
    ...[...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(([, name = '', id = '']) => [
      name,
      { text: textOf(id) },
    ]),
    ...[...query.matchAll(/(\w+):\s+ref\(/g)].map(([, name]) => [name, ref]),
  ]
  return { repository: { ref, ...Object.fromEntries(parts) } }
}

/** The name that git gives to a file's text. */
function blobId(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')
}
