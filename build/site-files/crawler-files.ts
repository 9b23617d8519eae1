import { site } from '../../src/config/site.ts'
import type { Page } from '../../src/config/pages.ts'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import type { PostPath } from '../posts/post-paths.ts'

/**
 * sitemap.xml: every public page, at its canonical address, and the pages of the posts.
 * Only posts have dates: a build does not know when another page's text last changed.
 */
export function sitemapXml(
  pages: readonly Page[],
  siteUrl: string,
  posts: readonly Pick<PostPath, 'path' | 'lastModified'>[] = [],
): string {
  const indexed: typeof posts = pages.filter(({ noIndex }) => !noIndex)
  const addresses = [...indexed, ...posts].map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
    return `  <url><loc>${escapeHtml(new URL(path, siteUrl).href)}</loc>${date}</url>`
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

/**
 * security.txt: where to report a vulnerability (RFC 9116). Each build renews it for 360 days, since it should
 * expire within a year.
 */
export function securityTxt(siteUrl: string, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + 360 * 86_400_000)
  return [
    `Contact: mailto:${site.email}`,
    `Contact: ${new URL('/contact', siteUrl).href}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}\n`,
  ].join('\n')
}
