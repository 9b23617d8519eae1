import { readdirSync, readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageLoader } from '../../src/app/page-modules.ts'
import { PAGES } from '../../src/config/pages.ts'
import guide from '@/content/guides/home.md'

const paths = PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases])

/** The routes of the specification, section 2. */
const SPECIFIED = `/ /about-us /contact /schedule /pricing /services /services/personal-tax
/services/business-tax /services/bookkeeping /services/payroll /services/business-formation
/services/fractional-cfo /services/hr-consulting /services/marketing
/services/irs-problem-resolution /industries /industries/construction /industries/retail
/industries/professional-services /industries/oil-and-gas /industries/private-equity
/industries/manufacturing /industries/healthcare /resources /resources/tax-calculator
/resources/check-refund /resources/check-my-refund /resources/tax-payment-center
/resources/tax-prep-checklist /resources/ohio-business-taxes /resources/estimated-taxes
/resources/document-processing-demo /news /news/:slug /news/tag/:tagSlug
/news/author/:authorSlug /test/ghost-cards /privacy /terms /cookies /accessibility /auth`.split(
  /\s+/,
)

test('the table has every specified route (R8-R19)', () => {
  expect(SPECIFIED.filter((path) => !paths.includes(path))).toEqual([])
})

test('ids, paths, titles and descriptions are present and unique (R237)', () => {
  for (const values of [
    PAGES.map(({ id }) => id),
    PAGES.map(({ path }) => path),
    PAGES.map((entry) => entry.title),
    PAGES.map((entry) => entry.description),
  ]) {
    expect(values.filter((value) => value.trim() === '')).toEqual([])
    expect(new Set(values).size).toBe(values.length)
  }
  expect(new Set(paths).size).toBe(paths.length)
})

test('search engines index every page except posts, accounts, the desk and test pages (R174, R237, D34)', () => {
  const hidden = PAGES.filter(({ noIndex }) => noIndex).map(({ path }) => path)
  expect(hidden).toEqual([
    '/news/tag/:tagSlug',
    '/news/author/:authorSlug',
    '/news/:slug',
    '/test/ghost-cards',
    '/auth',
    '/account',
    '/office',
  ])
  expect(PAGES.find(({ path }) => path === '/test/ghost-cards')?.menus).toBeUndefined()
})

test('every page’s file can be loaded', () => {
  for (const { file } of PAGES) expect(() => pageLoader(file)).not.toThrow()
})

test('descriptions fit a search result', () => {
  expect(PAGES.filter((entry) => entry.description.length > 160)).toEqual([])
})

test('no two menu entries have the same position', () => {
  const places = PAGES.flatMap(({ menus = [] }) =>
    menus.map(({ menu, order }) => `${menu} ${order}`),
  )
  expect(new Set(places).size).toBe(places.length)
})

test('the footer’s refund link is the specified alias (R51)', () => {
  const refund = PAGES.find(({ id }) => id === 'check-refund')
  expect(refund?.menus?.map(({ href }) => href)).toContain('/resources/check-my-refund')
})

test('every internal link in the source leads to a route', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
  const links = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:to|href)(?:=|: )["'](\/[^"']*)["']/g)].map((match) => match[1] ?? ''),
  )
  const known = (link: string) =>
    paths.some((path) => matchPath(path, link.replace(/[#?].*/, '') || '/') !== null)
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((link) => !known(link))).toEqual([])
})

test('internal links navigate without a full page load, which may lose input', () => {
  const plain = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .filter((file) => /<a\s[^>]*href=[{"'`]+\//.test(readFileSync(`src/${file}`, 'utf8')))
  expect(plain).toEqual([])
})

test('the services grid has eight cards (R70)', () => {
  expect(guide.services).toHaveLength(8)
})

test.each([
  ['/news/some-post', true],
  ['/news/tag/ohio', true],
  ['/news/rss.xml', false],
  ['/news/tag/ohio/rss.xml', false],
])('the host serves the empty page for %s: %s', (path, isSent) => {
  const { rewrites } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const matches = ({ source }: { source: string }) => new RegExp(`^${source}$`).test(path)
  expect(rewrites.some(matches)).toBe(isSent)
})

test('every parent page exists', () => {
  const parents = PAGES.flatMap(({ parent }) => parent ?? [])
  expect(parents.filter((parent) => !PAGES.some(({ path }) => path === parent))).toEqual([])
  const sections = PAGES.filter(({ path }) => /^\/(services|industries|resources)\/./.test(path))
  expect(sections.filter(({ path, parent }) => parent !== `/${path.split('/')[1]}`)).toEqual([])
})
