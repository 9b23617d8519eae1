/**
 * The one list of pages. The router, menus, footer, page titles, sitemap, prerender and the
 * end-to-end sweep are derived from it. Adding a page is one row here and one file in src/pages.
 * Imports nothing at run time, so that scripts and tests can load it.
 */

export type MenuName =
  | 'services'
  | 'industries'
  | 'resources'
  | 'pricing'
  | 'about'
  | 'footer-resources'
  | 'firm'
  | 'legal'

/** A place in a menu. `label` defaults to the row's label, `href` to its path. */
export type NavPlace = { menu: MenuName; order: number; label?: string; href?: string }

export type PageModule = {
  default: React.ComponentType
  /** Loads what the page shows at an address, ahead of a visit. */
  preload?: (pathname: string) => Promise<unknown>
}

export type PageLoader = () => Promise<PageModule>

export type RouteEntry = {
  id: string
  path: string
  /** Other addresses that show the same page; the canonical one is `path`. */
  aliases?: readonly string[]
  /** Name in menus and breadcrumbs. */
  label: string
  /** Document title, without the firm's name. */
  title: string
  description: string
  /** Absent until the page exists: its address then shows the not-found page. */
  page?: PageLoader
  nav?: readonly NavPlace[]
  /** The page writes its title, description and canonical address itself, from what it shows. */
  hasOwnHead?: boolean
  /** Listed in sitemap.xml and open to search engines. */
  sitemap: boolean
}

export const ROUTES = [
  {
    id: 'home',
    path: '/',
    label: 'Home',
    title: 'Tax Preparation in Dresden, Ohio',
    description:
      'Price your tax return against H&R Block in seven short steps. Personal and business tax, bookkeeping and payroll in Dresden, Ohio.',
    page: () => import('@/pages/home'),
    sitemap: true,
  },
  {
    id: 'about',
    path: '/about-us',
    label: 'About Us',
    title: 'About Us',
    description:
      'Who prepares your return at our Dresden, Ohio office, how we work and which towns we serve.',
    page: () => import('@/pages/about-us'),
    nav: [
      { menu: 'about', order: 1, label: 'Our Story' },
      { menu: 'firm', order: 1 },
    ],
    sitemap: true,
  },
  {
    id: 'contact',
    path: '/contact',
    label: 'Contact',
    title: 'Contact',
    description:
      'Call, write or visit our Dresden, Ohio office: phone, address, hours and a message form.',
    page: () => import('@/pages/contact'),
    nav: [{ menu: 'firm', order: 2 }],
    sitemap: true,
  },
  {
    id: 'schedule',
    path: '/schedule',
    label: 'Schedule',
    title: 'Schedule a Consultation',
    description:
      'Choose a free time for a consultation in our Dresden office, by phone or by video.',
    page: () => import('@/pages/schedule'),
    nav: [{ menu: 'firm', order: 3, label: 'Schedule a Consultation' }],
    sitemap: true,
  },
  {
    id: 'pricing',
    path: '/pricing',
    label: 'Pricing',
    title: 'Tax Preparation Prices',
    description:
      'Our tax preparation price list beside H&R Block’s, line by line, with the date it was checked.',
    page: () => import('@/pages/pricing'),
    nav: [{ menu: 'pricing', order: 1, label: 'Tax Preparation' }],
    sitemap: true,
  },
  {
    id: 'services',
    path: '/services',
    label: 'Services',
    title: 'Services',
    description:
      'Tax preparation, bookkeeping, payroll, business formation, planning and IRS help from one office in Dresden, Ohio.',
    page: () => import('@/pages/services'),
    sitemap: true,
  },
  {
    id: 'personal-tax',
    path: '/services/personal-tax',
    label: 'Personal Tax',
    title: 'Personal Tax Returns',
    description:
      'Federal, Ohio, village and school district returns prepared in Dresden, Ohio, with the price agreed before the work begins.',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 1 }],
    sitemap: true,
  },
  {
    id: 'business-tax',
    path: '/services/business-tax',
    label: 'Business Tax',
    title: 'Business Tax Returns',
    description:
      'Returns for sole owners, partnerships, S corporations and C corporations in and around Dresden, Ohio.',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 2 }],
    sitemap: true,
  },
  {
    id: 'bookkeeping',
    path: '/services/bookkeeping',
    label: 'Bookkeeping',
    title: 'Bookkeeping',
    description:
      'Monthly books for small businesses and farms that match the bank and are ready for the tax return.',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 3 }],
    sitemap: true,
  },
  {
    id: 'payroll',
    path: '/services/payroll',
    label: 'Payroll',
    title: 'Payroll',
    description: 'Pay runs, federal and Ohio filings, W-2s and 1099s for small employers, on time.',
    page: () => import('@/pages/service'),
    nav: [
      { menu: 'services', order: 4 },
      { menu: 'pricing', order: 3, label: 'Payroll Processing' },
    ],
    sitemap: true,
  },
  {
    id: 'business-formation',
    path: '/services/business-formation',
    label: 'Business Formation',
    title: 'Business Formation',
    description:
      'Choose an entity, register with Ohio, get an EIN and set up the books, with the tax result worked out first.',
    page: () => import('@/pages/service'),
    nav: [
      { menu: 'services', order: 5 },
      { menu: 'pricing', order: 2, label: 'Business Formation Packages' },
    ],
    sitemap: true,
  },
  {
    id: 'fractional-cfo',
    path: '/services/fractional-cfo',
    label: 'Fractional CFO',
    title: 'Fractional CFO',
    description:
      'Budgets, cash forecasts and lender reports for companies that need a CFO a few days a month.',
    page: () => import('@/pages/service'),
    nav: [
      { menu: 'services', order: 6 },
      { menu: 'pricing', order: 4, label: 'Fractional CFO Services' },
    ],
    sitemap: true,
  },
  {
    id: 'hr-consulting',
    path: '/services/hr-consulting',
    label: 'HR Consulting',
    title: 'HR Consulting',
    description:
      'Handbooks, hiring paperwork and wage rules for Ohio employers without an HR department.',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 7 }],
    sitemap: true,
  },
  {
    id: 'marketing',
    path: '/services/marketing',
    label: 'Marketing',
    title: 'Marketing for Small Business',
    description:
      'Marketing plans, websites and budgets measured against the books for small local businesses.',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 8 }],
    sitemap: true,
  },
  {
    id: 'irs-problem-resolution',
    path: '/services/irs-problem-resolution',
    label: 'IRS Problem Resolution',
    title: 'IRS Problem Resolution',
    description:
      'IRS letters, audits, back returns and payment plans: what the notice means and what to answer.',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 9 }],
    sitemap: true,
  },
  {
    id: 'industries',
    path: '/industries',
    label: 'Industries',
    title: 'Industries',
    description:
      'The trades we keep books and prepare returns for, and the tax questions each of them brings.',
    page: () => import('@/pages/industries'),
    sitemap: true,
  },
  {
    id: 'construction',
    path: '/industries/construction',
    label: 'Construction',
    title: 'Tax and Accounting for Construction',
    description:
      'Job costing, retainage, percentage of completion and equipment write-offs for contractors in Ohio.',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 1 }],
    sitemap: true,
  },
  {
    id: 'retail',
    path: '/industries/retail',
    label: 'Retail',
    title: 'Tax and Accounting for Retail',
    description:
      'Inventory, sales tax and the gap between profit and cash for shops and online sellers in Ohio.',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 2 }],
    sitemap: true,
  },
  {
    id: 'professional-services',
    path: '/industries/professional-services',
    label: 'Professional Services',
    title: 'Tax and Accounting for Professional Services',
    description:
      'Entity choice, S corporation pay, the qualified business income deduction and estimates for practices.',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 3 }],
    sitemap: true,
  },
  {
    id: 'oil-and-gas',
    path: '/industries/oil-and-gas',
    label: 'Oil and Gas',
    title: 'Tax and Accounting for Oil and Gas',
    description:
      'Royalties, working interests, depletion and lease bonuses for landowners and operators in eastern Ohio.',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 4 }],
    sitemap: true,
  },
  {
    id: 'private-equity',
    path: '/industries/private-equity',
    label: 'Private Equity',
    title: 'Tax and Accounting for Private Equity',
    description: 'Carried interest, K-1 timing, management fees and portfolio company reporting.',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 5 }],
    sitemap: true,
  },
  {
    id: 'manufacturing',
    path: '/industries/manufacturing',
    label: 'Manufacturing',
    title: 'Tax and Accounting for Manufacturing',
    description:
      'Depreciation, research costs, inventory costing and the Commercial Activity Tax for Ohio makers.',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 6 }],
    sitemap: true,
  },
  {
    id: 'healthcare',
    path: '/industries/healthcare',
    label: 'Healthcare',
    title: 'Tax and Accounting for Healthcare',
    description:
      'Practice entity choice, insurance receivables, retirement plans and payroll for practices.',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 7 }],
    sitemap: true,
  },
  {
    id: 'resources',
    path: '/resources',
    label: 'Resources',
    title: 'Tax Tools and Resources',
    description:
      'Free tax tools that run on your own device: calculator, checklist, refund and payment guides, deadlines.',
    page: () => import('@/pages/resources'),
    sitemap: true,
  },
  {
    id: 'tax-calculator',
    path: '/resources/tax-calculator',
    label: 'Tax Calculator',
    title: 'Income Tax Calculator',
    description:
      'Estimate your federal and Ohio income tax on your own device and see how every line comes about.',
    page: () => import('@/pages/tax-calculator'),
    nav: [
      { menu: 'resources', order: 1 },
      { menu: 'footer-resources', order: 1 },
    ],
    sitemap: true,
  },
  {
    id: 'check-refund',
    path: '/resources/check-refund',
    aliases: ['/resources/check-my-refund'],
    label: 'Check My Refund',
    title: 'Check My Refund',
    description:
      'The official federal and Ohio refund trackers, what to have at hand, and when to worry.',
    page: () => import('@/pages/check-refund'),
    nav: [
      { menu: 'resources', order: 2 },
      { menu: 'footer-resources', order: 2, href: '/resources/check-my-refund' },
    ],
    sitemap: true,
  },
  {
    id: 'tax-payment-center',
    path: '/resources/tax-payment-center',
    label: 'Tax Payment Center',
    title: 'Tax Payment Center',
    description:
      'The right official page for each federal, Ohio and local tax payment, with fees and what to have ready.',
    page: () => import('@/pages/tax-payment-center'),
    nav: [
      { menu: 'resources', order: 3 },
      { menu: 'footer-resources', order: 3 },
    ],
    sitemap: true,
  },
  {
    id: 'tax-prep-checklist',
    path: '/resources/tax-prep-checklist',
    label: 'Tax Prep Checklist',
    title: 'Tax Preparation Checklist',
    description:
      'The documents your return needs, grouped for your situation, to tick off and print.',
    page: () => import('@/pages/tax-prep-checklist'),
    nav: [
      { menu: 'resources', order: 4 },
      { menu: 'footer-resources', order: 4 },
    ],
    sitemap: true,
  },
  {
    id: 'ohio-business-taxes',
    path: '/resources/ohio-business-taxes',
    label: 'Ohio Business Taxes',
    title: 'Ohio Business Taxes',
    description:
      'Which Ohio taxes apply to your business, with rates, thresholds, due dates and official links.',
    page: () => import('@/pages/ohio-business-taxes'),
    nav: [
      { menu: 'resources', order: 5 },
      { menu: 'footer-resources', order: 5 },
    ],
    sitemap: true,
  },
  {
    id: 'estimated-taxes',
    path: '/resources/estimated-taxes',
    label: 'Estimated Taxes',
    title: 'Estimated Taxes',
    description:
      'Quarterly federal and Ohio payments: who owes them, how much, and the coming due dates.',
    page: () => import('@/pages/estimated-taxes'),
    nav: [
      { menu: 'resources', order: 6 },
      { menu: 'footer-resources', order: 6 },
    ],
    sitemap: true,
  },
  {
    id: 'deadlines',
    path: '/resources/deadlines',
    label: 'Tax Deadlines',
    title: 'Tax Deadline Calendar',
    description:
      'Federal, Ohio, local, payroll and farm tax dates of this year and the next, as a list, by month or in your own calendar.',
    page: () => import('@/pages/deadlines'),
    sitemap: true,
  },
  {
    id: 'document-processing-demo',
    path: '/resources/document-processing-demo',
    label: 'Document Processing Demo',
    title: 'Document Processing Demo',
    description:
      'See a tax form being read on your own device. The file never leaves your browser.',
    page: () => import('@/pages/document-processing-demo'),
    nav: [
      { menu: 'resources', order: 7 },
      { menu: 'footer-resources', order: 7 },
    ],
    sitemap: true,
  },
  {
    id: 'client-portal-help',
    path: '/resources/client-portal-help',
    label: 'Portal Help',
    title: 'Client Portal and Drop-Off Help',
    description:
      'Which portal is for what, how to send papers so that we can read them, and what to do when you cannot get in.',
    page: () => import('@/pages/client-portal-help'),
    sitemap: true,
  },
  {
    id: 'news',
    path: '/news',
    label: 'News',
    title: 'News',
    description:
      'Tax law, deadlines and farm and small business topics from our Dresden, Ohio office.',
    page: () => import('@/pages/news'),
    nav: [
      { menu: 'footer-resources', order: 8 },
      { menu: 'firm', order: 4 },
    ],
    sitemap: true,
  },
  {
    id: 'news-tag',
    path: '/news/tag/:tagSlug',
    label: 'Posts by Topic',
    title: 'Posts by Topic',
    description: 'Posts on one topic from our Dresden, Ohio office.',
    page: () => import('@/pages/news-tag'),
    hasOwnHead: true,
    sitemap: false,
  },
  {
    id: 'news-author',
    path: '/news/author/:authorSlug',
    label: 'Posts by Author',
    title: 'Posts by Author',
    description: 'Posts by one author from our Dresden, Ohio office.',
    page: () => import('@/pages/news-author'),
    hasOwnHead: true,
    sitemap: false,
  },
  {
    id: 'news-post',
    path: '/news/:slug',
    label: 'Post',
    title: 'Post',
    description: 'A post from our Dresden, Ohio office.',
    page: () => import('@/pages/news-post'),
    hasOwnHead: true,
    sitemap: false,
  },
  {
    id: 'ghost-cards',
    path: '/test/ghost-cards',
    label: 'Card Test Page',
    title: 'Card Test Page',
    description: 'Every rich-content card that news posts may use.',
    page: () => import('@/pages/ghost-cards'),
    sitemap: false,
  },
  {
    id: 'privacy',
    path: '/privacy',
    label: 'Privacy',
    title: 'Privacy Policy',
    description: 'What this site collects, why, who else receives it, and how to ask about it.',
    page: () => import('@/pages/privacy'),
    nav: [{ menu: 'legal', order: 1 }],
    sitemap: true,
  },
  {
    id: 'terms',
    path: '/terms',
    label: 'Terms',
    title: 'Terms of Use',
    description: 'The terms for using this site, its estimates and its tools.',
    page: () => import('@/pages/terms'),
    nav: [{ menu: 'legal', order: 2 }],
    sitemap: true,
  },
  {
    id: 'cookies',
    path: '/cookies',
    label: 'Cookies',
    title: 'Cookies and Storage',
    description: 'Every cookie and storage key this site uses, what it holds and for how long.',
    page: () => import('@/pages/cookies'),
    nav: [{ menu: 'legal', order: 3 }],
    sitemap: true,
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    label: 'Accessibility',
    title: 'Accessibility',
    description:
      'The standard this site aims at, its known gaps, and how to tell us about a barrier.',
    page: () => import('@/pages/accessibility'),
    nav: [{ menu: 'legal', order: 4 }],
    sitemap: true,
  },
  {
    id: 'auth',
    path: '/auth',
    label: 'Sign in',
    title: 'Sign in',
    description:
      'Sign in with a one-time code to reach the client portal and the document drop-off.',
    page: () => import('@/pages/auth'),
    nav: [{ menu: 'about', order: 4 }],
    sitemap: false,
  },
  {
    id: 'account',
    path: '/account',
    label: 'Your account',
    title: 'Your Account',
    description: 'The client portal, the document drop-off and what this device keeps for you.',
    page: () => import('@/pages/account'),
    sitemap: false,
  },
] as const satisfies readonly RouteEntry[]

export type RouteId = (typeof ROUTES)[number]['id']
export type RoutePath = (typeof ROUTES)[number]['path']
