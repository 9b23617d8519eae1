import type { RouteEntry } from '../../src/app/routes.ts'
import type { PostPath } from '../posts/post-paths.ts'

/**
 * sitemap.xml: every public page, at its canonical address, and the pages of the posts.
 * Only these have dates: a build does not know when the words of another page last changed.
 */
export function sitemapXml(
  entries: readonly RouteEntry[],
  siteUrl: string,
  posts: readonly Pick<PostPath, 'path' | 'lastModified'>[] = [],
): string {
  const pages: typeof posts = entries.filter(({ sitemap }) => sitemap)
  const addresses = [...pages, ...posts].map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
    return `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc>${date}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>\n',
  ].join('\n')
}

/**
 * robots.txt. Pages that ask not to be listed stay open here, since a search engine must read a page
 * to see its noindex.
 */
export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`,
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
