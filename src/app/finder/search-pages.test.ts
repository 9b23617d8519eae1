import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import estimates from '@/content/guides/estimated-taxes.md'
import property from '@/content/guides/property-taxes.md'
import refund from '@/content/guides/check-refund.md'
import ohio from '@/content/guides/ohio-business-taxes.md'
import { OFFICIAL_LINKS } from '@/config/official-links.ts'
import { type WayId, WAYS } from '@/features/payments/payments.ts'
import { compilePosts } from '../../../build/posts/compile-posts.ts'
import { type SearchDocument, SEARCH_OPTIONS } from '@/features/news/search-fields.ts'
import type { PostList } from '@/features/news/post.ts'
import { findPosts } from '@/features/news/search-posts.ts'
import FINDER_WORDS from '@/content/finder-words.json' with { type: 'json' }
import { dropOffHref } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import { PAGES } from '@/config/pages.ts'
import { findPages, findTopics, mergeFound, STARTING_PAGES } from './search-pages.ts'

const files = new Map<string, string>()
compilePosts((file, text) => files.set(file, text), {
  now: new Date('2027-01-01'),
  siteUrl: 'https://www.example.com',
})
const index = MiniSearch.loadJSON<SearchDocument>(
  files.get('news-data/search.json') ?? '',
  SEARCH_OPTIONS,
)

const { topics }: PostList = JSON.parse(files.get('news-data/all/1.json') ?? '')

const OUTSIDE: Record<string, string> = {
  [dropOffHref]: 'the drop-off',
  [site.portalUrl]: 'the client portal',
}

/** The finder's results for a query, in order. */
const find = (query: string) =>
  mergeFound(
    findPages(query),
    findTopics(topics, query),
    findPosts(index, query).map(({ post, hit }) => ({
      page: { path: `/news/${post.slug}`, label: post.title, hint: '' },
      hit,
    })),
  ).map(({ path }) => OUTSIDE[path] ?? path)

test.each([
  ['pricing', '/pricing'],
  ['how much', '/pricing'],
  ['pricng', '/pricing'],
  ['cost', '/'],
  ['estimate', '/'],
  ['quote', '/'],
  ['price', '/pricing'],
  ['farm', '/news/tag/farm'],
  ['income averaging', '/news/farm-income-averaging'],
  ['retirement', '/news/tag/retirement'],
  ['1099', '/news/form-1099-k'],
  ['1099-k', '/news/form-1099-k'],
  ['refund', '/resources/check-refund'],
  ['where is my refund', '/resources/check-refund'],
  ['calculator', '/resources/tax-calculator'],
  ['checklist', '/resources/tax-prep-checklist'],
  ['what to bring', '/resources/tax-prep-checklist'],
  ['pay', '/resources/tax-payment-center'],
  ['payroll', '/services/payroll'],
  ['941', '/services/payroll'],
  ['bookkeeping', '/services/bookkeeping'],
  ['quickbooks', '/services/bookkeeping'],
  ['llc', '/services/business-formation'],
  ['ein', '/services/business-formation'],
  ['audit', '/services/irs-problem-resolution'],
  ['cp2000', '/services/irs-problem-resolution'],
  ['cfo', '/services/fractional-cfo'],
  ['handbook', '/services/hr-consulting'],
  ['royalties', '/industries/oil-and-gas'],
  ['retail', '/industries/retail'],
  ['homestead', '/resources/property-taxes'],
  ['cauv', '/resources/property-taxes'],
  ['quarterly', '/resources/estimated-taxes'],
  ['sd 100es', '/resources/estimated-taxes'],
  ['fbar', '/resources/deadlines'],
  ['deadlines', '/resources/deadlines'],
  ['sales tax', '/resources/ohio-business-taxes'],
  ['tips', '/news/tips-and-overtime-deductions'],
  ['overtime', '/news/tips-and-overtime-deductions'],
  ['social security', '/news/seniors-deduction-and-social-security'],
  ['salary', '/news/s-corporation-reasonable-salary'],
  ['selling home', '/news/selling-your-home'],
  ['hours', '/contact'],
  ['appointment', '/schedule'],
  ['upload', 'the drop-off'],
  ['drop-off', 'the drop-off'],
  ['portal', 'the client portal'],
  ['W2', '/resources/document-processing-demo'],
  ['w-2', '/resources/document-processing-demo'],
  ['w-4', '/resources/withholding-check'],
  ['1040', '/services/personal-tax'],
  ['fees', '/pricing'],
  ['paycheck', '/services/payroll'],
  ['notice', '/services/irs-problem-resolution'],
  ['book', '/schedule'],
  ['k1', '/industries/private-equity'],
  ['forgot password', '/auth'],
  ['cook', '/cookies'],
  ['personal information', '/privacy'],
  ['phone number', '/contact'],
  ['directions', '/contact'],
  ['open saturday', '/contact'],
  ['who are you', '/about-us'],
  ['zanesville', '/about-us'],
  ['prices', '/pricing'],
  ['cancel my appointment', '/schedule'],
  ['where do i send my documents', '/resources/client-portal-help'],
  ['payment plan', '/services/irs-problem-resolution'],
  ['back taxes', '/services/irs-problem-resolution'],
  ['extension', '/resources/deadlines'],
  ['school district tax', '/services/personal-tax'],
  ['landlord', '/services/personal-tax'],
  ['self employed', '/services/business-tax'],
  ['starting a business', '/services/business-formation'],
  ['new hire', '/services/payroll'],
  ['contractor', '/industries/construction'],
  ['dentist', '/industries/healthcare'],
  ['gas lease', '/industries/oil-and-gas'],
  ['k-1', '/industries/private-equity'],
  ['shop', '/industries/retail'],
  ['property tax', '/resources/property-taxes'],
  ['workers comp', '/resources/ohio-business-taxes'],
  ['amended return', '/resources/check-refund'],
  ['sell my house', '/news/selling-your-home'],
  ['keep records', '/news/tax-records-what-to-keep'],
  ['log in', '/auth'],
])('"%s" finds %s first', (query, path) => {
  expect(find(query)[0]).toBe(path)
})

test('leads from "w-2" to both pages about one, and from a farm to the articles', () => {
  expect(find('w-2').slice(0, 2)).toEqual([
    '/resources/document-processing-demo',
    '/resources/tax-prep-checklist',
  ])
  expect(find('farm').slice(0, 2)).toEqual(['/news/tag/farm', '/news/farm-income-averaging'])
})

test.each(['farm', 'form', 'home', 'rate', 'tips', 'refund'])(
  'ranks exact matches for "%s" above similar words',
  (query) => {
    const tiers = findPages(query).map(({ hit }) => hit.tier)
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b))
  },
)

test('every entry belongs to a page', () => {
  const ids = [...PAGES.map(({ id }) => id), 'upload-docs', 'client-portal']
  expect(Object.keys(FINDER_WORDS).filter((id) => !ids.includes(id))).toEqual([])
})

test('finds nothing for nonsense and shows at most 8 pages', () => {
  expect(find('zzzzqqqq')).toEqual([])
  expect(find('a').length).toBeLessThanOrEqual(8)
  expect(STARTING_PAGES.length).toBeGreaterThan(2)
})

test.each([
  ['/resources/ohio-business-taxes', ohio.taxes.map(({ name }) => name)],
  ['/resources/tax-payment-center', Object.keys(WAYS).map(nameOfWay)],
  ['/resources/property-taxes', property.sections.map(({ heading }) => heading)],
  ['/resources/estimated-taxes', estimates.sections.map(({ heading }) => heading)],
  ['/resources/check-refund', refund.sections.map(({ heading }) => heading)],
])('finds %s by what its folds are called', (path, titles) => {
  const missed = titles.filter((title) => !findPages(title).some(({ page }) => page.path === path))
  expect(missed).toEqual([])
})

function nameOfWay(way: string): string {
  return OFFICIAL_LINKS[way as WayId].name
}
