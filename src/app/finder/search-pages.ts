import MiniSearch from 'minisearch'
import { ROUTES, type RouteEntry } from '../routes'
import { headOf } from '../heads'

export type FoundPage = { path: string; label: string; description: string }

/** Words visitors use that stand on no page title. */
const OTHER_WORDS: Record<string, string> = {
  '/': 'price quote cost estimator compare H&R Block cheap how much',
  '/pricing': 'cost fees rates how much quote',
  '/contact': 'phone address hours email directions map message',
  '/schedule': 'appointment book booking meeting consultation',
  '/services/personal-tax': '1040 w-2 individual family federal ohio village school district rita',
  '/services/business-tax': '1120 1120-s 1065 s corp llc partnership schedule c',
  '/services/bookkeeping': 'books quickbooks ledger accounts reconcile',
  '/services/payroll': 'w-2 941 employees wages paycheck withholding',
  '/services/business-formation': 'llc incorporate ein start a business entity',
  '/services/fractional-cfo': 'budget cash flow forecast controller loan',
  '/services/hr-consulting': 'human resources handbook hiring i-9 employees',
  '/services/irs-problem-resolution':
    'letter notice audit back taxes debt payment plan levy cp2000',
  '/industries/oil-and-gas': 'royalty royalties lease mineral',
  '/resources/check-refund': 'where is my refund status',
  '/resources/tax-payment-center': 'pay irs eftps direct pay',
  '/resources/tax-prep-checklist': 'documents what to bring list',
  '/resources/deadlines': 'due dates calendar when is ics subscribe extension 941 w-2 1099',
  '/resources/ohio-business-taxes':
    'cat commercial activity sales use vendor license withholding unemployment bwc workers net profit rita cca it 4738',
  '/resources/estimated-taxes': 'quarterly 1040-es payments due dates',
  '/auth': 'log in login portal account client',
  '/privacy': 'data personal information',
}

const entries: readonly RouteEntry[] = ROUTES
const pages = entries
  .filter(({ path, id }) => !path.includes(':') && id !== 'ghost-cards')
  .map((entry) => ({
    path: entry.path,
    label: entry.path === '/' ? 'Estimate your cost' : entry.label,
    ...headOf(entry),
    words: OTHER_WORDS[entry.path] ?? '',
  }))

const index = new MiniSearch({
  idField: 'path',
  fields: ['label', 'title', 'words', 'description'],
  storeFields: ['path'],
  searchOptions: { boost: { label: 4, title: 3, words: 2 }, prefix: true, fuzzy: 0.2 },
})
index.addAll(pages)

/** What is shown before anything is typed. */
export const STARTING_PAGES: FoundPage[] = [
  '/',
  '/pricing',
  '/services',
  '/contact',
  '/schedule',
  '/about-us',
]
  .map((path) => pages.find((page) => page.path === path))
  .filter((page) => page !== undefined)

const MAX_RESULTS = 8

/** The pages that fit a query best, at most 8; typing errors and beginnings of words are allowed. */
export function searchPages(query: string): FoundPage[] {
  return index
    .search(query)
    .slice(0, MAX_RESULTS)
    .map((result) => pages.find(({ path }) => path === result.id))
    .filter((page) => page !== undefined)
}
