import { readdirSync, readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { headOf } from '../../src/app/heads'
import { type MenuName, ROUTES, type RouteEntry } from '../../src/app/routes'
import { site } from '../../src/config/site'
import { PAGE_NAMES } from '../../src/content/page-names'
import { INDUSTRIES_INDEX } from '../../src/content/industries-index'
import { SERVICES_GRID } from '../../src/content/services-grid'
import { SERVICES_INDEX } from '../../src/content/services-index'

const entries: readonly RouteEntry[] = ROUTES
const paths = entries.flatMap(({ path, aliases = [] }) => [path, ...aliases])

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

test('every specified route is in the table', () => {
  expect(SPECIFIED.filter((path) => !paths.includes(path))).toEqual([])
})

test('ids, paths, titles and descriptions are all there and unique', () => {
  for (const values of [
    entries.map(({ id }) => id),
    entries.map(({ path }) => path),
    entries.map((entry) => headOf(entry).title),
    entries.map((entry) => headOf(entry).description),
  ]) {
    expect(values.filter((value) => value.trim() === '')).toEqual([])
    expect(new Set(values).size).toBe(values.length)
  }
  expect(new Set(paths).size).toBe(paths.length)
})

test('search engines find every page but those of one post, of one visitor and of tests (R237, D34)', () => {
  const hidden = entries.filter(({ sitemap }) => !sitemap).map(({ path }) => path)
  expect(hidden).toEqual([
    '/news/tag/:tagSlug',
    '/news/author/:authorSlug',
    '/news/:slug',
    '/test/ghost-cards',
    '/auth',
    '/account',
  ])
  expect(entries.find(({ path }) => path === '/test/ghost-cards')?.nav).toBeUndefined()
})

test('descriptions fit a search result', () => {
  expect(entries.filter((entry) => headOf(entry).description.length > 160)).toEqual([])
})

test('no two entries of a menu claim one place', () => {
  const places = entries.flatMap(({ nav = [] }) => nav.map(({ menu, order }) => `${menu} ${order}`))
  expect(new Set(places).size).toBe(places.length)
})

test.each<[MenuName, number]>([
  ['services', 9],
  ['industries', 7],
  ['resources', 7],
  ['pricing', 4],
  ['legal', 4],
])('the %s menu has %i links', (menu, count) => {
  const links = entries.flatMap(({ nav = [] }) => nav.filter((place) => place.menu === menu))
  expect(links).toHaveLength(count)
})

test('the footer’s refund link is the specified alias (R51)', () => {
  const refund = entries.find(({ id }) => id === 'check-refund')
  expect(refund?.nav?.map(({ href }) => href)).toContain('/resources/check-my-refund')
})

test('every internal link written in the source leads to a route', () => {
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

test('links inside the site change the page without loading it anew, which may forget the visitor', () => {
  const plain = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .filter((file) => /<a\s[^>]*href=[{"'`]+\//.test(readFileSync(`src/${file}`, 'utf8')))
  expect(plain).toEqual([])
})

test('the services grid has its eight cards (R70)', () => {
  expect(SERVICES_GRID.map(({ name }) => name)).toEqual([
    'Personal tax',
    'Business tax',
    'Bookkeeping',
    'IRS problem resolution',
    'Payroll',
    'Business consulting',
    'Financial planning',
    'Tax planning',
  ])
})

test.runIf(site.url.endsWith('.example.com'))('placeholders reach nobody', () => {
  expect(site.phone.e164).toMatch(/55501\d\d$/)
  expect(site.email).toMatch(/@example\.com$/)
  const addresses = JSON.stringify(site).match(/https?:\/\/[^/"]+/g) ?? []
  expect(addresses.filter((address) => !address.endsWith('.example.com'))).toEqual([
    'https://maps.googleapis.com',
  ])
})

test('content refers to pages by the names they have in menus', () => {
  const labels = entries
    .filter(({ path }) => /^\/(services|industries)\/./.test(path))
    .map(({ path, label }) => [path, label])
  expect(PAGE_NAMES).toEqual(Object.fromEntries(labels))
})

test.each([
  ['/news/some-post', true],
  ['/news/tag/ohio', true],
  ['/news/rss.xml', false],
  ['/news/tag/ohio/rss.xml', false],
])('posts newer than the build: %s is sent to the empty page: %s', (path, isSent) => {
  const { rewrites } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const matches = ({ source }: { source: string }) => new RegExp(`^${source}$`).test(path)
  expect(rewrites.some(matches)).toBe(isSent)
})

test.each([
  ['/services/', SERVICES_INDEX],
  ['/industries/', INDUSTRIES_INDEX],
])('every page under %s is listed on the page of its section', (section, { entries: listed }) => {
  const paths = entries.map(({ path }) => path).filter((path) => path.startsWith(section))
  const linked = listed.map(({ href }) => href)
  expect(paths.filter((path) => !linked.includes(path))).toEqual([])
})
