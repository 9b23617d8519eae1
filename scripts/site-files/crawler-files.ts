import type { RouteEntry } from '../../src/app/routes.ts'

/**
 * sitemap.xml: every public page that exists, at its canonical address. It gives no dates: a build
 * does not know when the words of a page last changed.
 */
export function sitemapXml(entries: readonly RouteEntry[], siteUrl: string): string {
  const addresses = entries
    .filter(({ page, sitemap }) => sitemap && page !== undefined)
    .map(({ path }) => `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc></url>`)
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
