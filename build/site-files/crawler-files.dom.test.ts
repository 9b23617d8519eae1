import robotsParser from 'robots-parser'
import { expect, test } from 'vitest'
import { site } from '../../src/config/site.ts'
import type { Page } from '../../src/config/pages.ts'
import { validateXml } from '../../tests/validate-xml.ts'
import { robotsTxt, securityTxt, sitemapXml } from './crawler-files.ts'

const SITE = 'https://www.example.com'

function entry(path: string, rest: Partial<Page> = {}): Page {
  return { id: path, path, label: '', title: '', description: '', file: 'home', ...rest }
}

function addressesOf(xml: string): (string | null)[] {
  const found = new DOMParser().parseFromString(xml, 'application/xml')
  expect(found.querySelector('parsererror')).toBeNull()
  expect(found.documentElement.tagName).toBe('urlset')
  expect(found.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return [...found.querySelectorAll('urlset > url > loc')].map(({ textContent }) => textContent)
}

test('the sitemap lists each public page once, with its full URL (R237)', () => {
  const entries = [
    entry('/'),
    entry('/services/payroll', { aliases: ['/payroll'] }),
    entry('/auth', { noIndex: true }),
  ]
  expect(addressesOf(sitemapXml(entries, SITE))).toEqual([
    'https://www.example.com/',
    'https://www.example.com/services/payroll',
  ])
})

test('the sitemap escapes characters reserved in XML', () => {
  expect(addressesOf(sitemapXml([entry('/q&a')], SITE))).toEqual(['https://www.example.com/q&a'])
})

test.each([
  ['/', true],
  ['/services/payroll', true],
  ['/auth', true],
  ['/apiary', true],
  ['/api/places', false],
])('robots.txt allows %s: %s', (path, isAllowed) => {
  const robots = robotsParser(`${SITE}/robots.txt`, robotsTxt(SITE))
  expect(robots.isAllowed(`${SITE}${path}`, 'Googlebot')).toBe(isAllowed)
  expect(robots.getSitemaps()).toEqual(['https://www.example.com/sitemap.xml'])
})

test('the sitemap lists posts with the time of their last change', async () => {
  const posts = [{ path: '/news/a', lastModified: '2026-11-18T09:00:00-05:00' }]
  const xml = sitemapXml([entry('/news')], SITE, posts)
  expect(addressesOf(xml)).toEqual([
    'https://www.example.com/news',
    'https://www.example.com/news/a',
  ])
  expect(xml).toContain('<lastmod>2026-11-18T09:00:00-05:00</lastmod>')
  expect(await validateXml(xml, 'sitemap')).toEqual([])
  expect(await validateXml(xml.replace('2026-11-18', 'soon'), 'sitemap')).not.toEqual([])
})

test('security.txt has what RFC 9116 requires and expires within a year', () => {
  expect(securityTxt(SITE, new Date('2027-03-08T14:00:00Z'))).toBe(`Contact: mailto:${site.email}
Contact: https://www.example.com/contact
Expires: 2028-03-02T14:00:00.000Z
Preferred-Languages: en
Canonical: https://www.example.com/.well-known/security.txt
`)
})
