import type { GhostContent, StandInPost } from './content.ts'
import { parseFilter } from './filter.ts'

export const GHOST_KEY = '0123456789abcdef0123456789'

const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=0' }
const MOST = 100

/**
 * Answers a request to the Content API as Ghost does: same fields, paging and errors.
 * @param path below /ghost/api/content/, with the trailing slash
 */
export function answerGhost(content: GhostContent, path: string, query: URLSearchParams): Response {
  const key = query.get('key')
  if (key === null) return refuse(403, 'NoPermissionError', 'Authorization failed')
  if (key !== GHOST_KEY) return refuse(401, 'UnauthorizedError', 'Unknown Content API Key')

  const [, kind = '', slug] = /^(posts|tags|authors)\/(?:slug\/([^/]+)\/)?$/.exec(path) ?? []
  if (slug !== undefined && !/^[a-z0-9_-]+$/.test(slug)) {
    return refuse(422, 'ValidationError', 'Validation failed for slug.')
  }
  if (kind === 'posts') return slug ? onePost(content, slug, query) : listPosts(content, query)
  if (kind === 'tags' || kind === 'authors') {
    const found = content[kind].filter((one) => slug === undefined || one.slug === slug)
    const isWanted = (one: object) =>
      query.get('filter') !== 'visibility:public' ||
      !('visibility' in one) ||
      one.visibility === 'public'
    if (slug !== undefined && found.length === 0) return notFound()
    return send({ [kind]: found.filter(isWanted) })
  }
  return notFound()
}

function onePost({ posts }: GhostContent, slug: string, query: URLSearchParams): Response {
  const post = posts.find((one) => one.slug === slug)
  return post ? send({ posts: [pick(post, query)] }) : notFound()
}

function listPosts({ posts }: GhostContent, query: URLSearchParams): Response {
  const test = parseFilter(query.get('filter') ?? 'id:-none')
  if (!test) return refuse(400, 'BadRequestError', 'Error parsing filter')
  const direction = query.get('order') === 'published_at asc' ? 1 : -1
  const found = posts
    .filter(test)
    .toSorted((a, b) => direction * (Date.parse(a.published_at) - Date.parse(b.published_at)))

  const limit = Math.min(Number(query.get('limit') ?? 15), MOST)
  const page = Number(query.get('page') ?? 1)
  const pages = Math.max(1, Math.ceil(found.length / limit))
  const pagination = {
    page,
    limit,
    pages,
    total: found.length,
    // Even past the last page, as Ghost does.
    next: page === pages ? null : page + 1,
    prev: page === 1 ? null : page - 1,
  }
  const shown = found.slice((page - 1) * limit, page * limit)
  return send({ posts: shown.map((post) => pick(post, query)), meta: { pagination } })
}

/** Only the requested fields, plus those `include` adds. */
function pick(post: StandInPost, query: URLSearchParams): object {
  const fields = query.get('fields')?.split(',')
  const included = query.get('include')?.split(',') ?? []
  const isWanted = (name: string) =>
    name === 'tags' || name === 'authors'
      ? included.includes(name)
      : (fields?.includes(name) ?? true)
  return Object.fromEntries(Object.entries(post).filter(([name]) => isWanted(name)))
}

const send = (body: object) => Response.json(body, { headers: HEADERS })
const notFound = () => refuse(404, 'NotFoundError', 'Resource not found error.')

function refuse(status: number, type: string, message: string): Response {
  const error = { message, context: null, type, id: '00000000-0000-0000-0000-000000000000' }
  return Response.json(
    { errors: [error] },
    { status, headers: { ...HEADERS, 'cache-control': 'no-store' } },
  )
}
