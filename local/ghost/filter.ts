import type { StandInPost } from './content.ts'

/**
 * The part of Ghost's filter syntax that the site uses: terms joined by "+", each `field:value`,
 * `field:-value`, `field:[a,b]`, `field:>'moment'` or `field:<'moment'`.
 * @returns null when the filter cannot be read
 */
export function parseFilter(filter: string): ((post: StandInPost) => boolean) | null {
  const tests = filter.split('+').map(parseTerm)
  if (tests.includes(null)) return null
  return (post) => tests.every((test) => test?.(post))
}

function parseTerm(term: string): ((post: StandInPost) => boolean) | null {
  const [, field = '', sign = '', rest = ''] = /^([a-z_.]+):(-|>|<)?(.+)$/.exec(term) ?? []
  if (sign === '>' || sign === '<') {
    const moment = Date.parse(rest.replaceAll("'", ''))
    if (field !== 'published_at' || Number.isNaN(moment)) return null
    return (post) => {
      const own = Date.parse(post.published_at)
      return sign === '>' ? own > moment : own < moment
    }
  }
  const wanted = rest.replace(/^\[|\]$/g, '').split(',')
  if (wanted.some((value) => !/^[\w-]+$/.test(value))) return null
  const valuesOf = FIELDS[field]
  if (!valuesOf) return null
  return (post) => valuesOf(post).some((value) => wanted.includes(value)) === (sign !== '-')
}

const FIELDS: Record<string, (post: StandInPost) => string[]> = {
  id: (post) => [post.id],
  slug: (post) => [post.slug],
  tag: (post) => post.tags.map(({ slug }) => slug),
  author: (post) => post.authors.map(({ slug }) => slug),
  visibility: (post) => [String(post.visibility)],
  featured: (post) => [String(post.featured)],
}
