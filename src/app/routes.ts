/**
 * The one list of pages. The router, menus, footer, page titles, sitemap, prerender and the
 * end-to-end sweep are derived from it. Adding a page is one row here, one in
 * heads.ts and one file in src/pages.
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
  page: PageLoader
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
    page: () => import('@/pages/home'),
    sitemap: true,
  },
  {
    id: 'about',
    path: '/about-us',
    label: 'Our Story',
    page: () => import('@/pages/about-us'),
    nav: [
      { menu: 'about', order: 1 },
      { menu: 'firm', order: 1 },
    ],
    sitemap: true,
  },
  {
    id: 'contact',
    path: '/contact',
    label: 'Contact',
    page: () => import('@/pages/contact'),
    nav: [{ menu: 'firm', order: 2 }],
    sitemap: true,
  },
  {
    id: 'schedule',
    path: '/schedule',
    label: 'Schedule',
    page: () => import('@/pages/schedule'),
    nav: [{ menu: 'firm', order: 3, label: 'Schedule a Consultation' }],
    sitemap: true,
  },
  {
    id: 'pricing',
    path: '/pricing',
    label: 'Pricing',
    page: () => import('@/pages/pricing'),
    nav: [{ menu: 'pricing', order: 1, label: 'Tax Preparation' }],
    sitemap: true,
  },
  {
    id: 'services',
    path: '/services',
    label: 'Services',
    page: () => import('@/pages/services'),
    sitemap: true,
  },
  {
    id: 'personal-tax',
    path: '/services/personal-tax',
    label: 'Personal Tax',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 1 }],
    sitemap: true,
  },
  {
    id: 'business-tax',
    path: '/services/business-tax',
    label: 'Business Tax',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 2 }],
    sitemap: true,
  },
  {
    id: 'bookkeeping',
    path: '/services/bookkeeping',
    label: 'Bookkeeping',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 3 }],
    sitemap: true,
  },
  {
    id: 'payroll',
    path: '/services/payroll',
    label: 'Payroll',
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
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 7 }],
    sitemap: true,
  },
  {
    id: 'marketing',
    path: '/services/marketing',
    label: 'Marketing',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 8 }],
    sitemap: true,
  },
  {
    id: 'irs-problem-resolution',
    path: '/services/irs-problem-resolution',
    label: 'IRS Problem Resolution',
    page: () => import('@/pages/service'),
    nav: [{ menu: 'services', order: 9 }],
    sitemap: true,
  },
  {
    id: 'industries',
    path: '/industries',
    label: 'Industries',
    page: () => import('@/pages/industries'),
    sitemap: true,
  },
  {
    id: 'construction',
    path: '/industries/construction',
    label: 'Construction',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 1 }],
    sitemap: true,
  },
  {
    id: 'retail',
    path: '/industries/retail',
    label: 'Retail',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 2 }],
    sitemap: true,
  },
  {
    id: 'professional-services',
    path: '/industries/professional-services',
    label: 'Professional Services',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 3 }],
    sitemap: true,
  },
  {
    id: 'oil-and-gas',
    path: '/industries/oil-and-gas',
    label: 'Oil and Gas',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 4 }],
    sitemap: true,
  },
  {
    id: 'private-equity',
    path: '/industries/private-equity',
    label: 'Private Equity',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 5 }],
    sitemap: true,
  },
  {
    id: 'manufacturing',
    path: '/industries/manufacturing',
    label: 'Manufacturing',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 6 }],
    sitemap: true,
  },
  {
    id: 'healthcare',
    path: '/industries/healthcare',
    label: 'Healthcare',
    page: () => import('@/pages/industry'),
    nav: [{ menu: 'industries', order: 7 }],
    sitemap: true,
  },
  {
    id: 'resources',
    path: '/resources',
    label: 'Resources',
    page: () => import('@/pages/resources'),
    sitemap: true,
  },
  {
    id: 'tax-calculator',
    path: '/resources/tax-calculator',
    label: 'Tax Calculator',
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
    page: () => import('@/pages/deadlines'),
    sitemap: true,
  },
  {
    id: 'document-processing-demo',
    path: '/resources/document-processing-demo',
    label: 'Document Processing Demo',
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
    page: () => import('@/pages/client-portal-help'),
    sitemap: true,
  },
  {
    id: 'news',
    path: '/news',
    label: 'News',
    page: () => import('@/pages/news'),
    nav: [
      { menu: 'footer-resources', order: 8 },
      { menu: 'firm', order: 4 },
    ],
    hasOwnHead: true,
    sitemap: true,
  },
  {
    id: 'news-tag',
    path: '/news/tag/:tagSlug',
    label: 'Posts by Topic',
    page: () => import('@/pages/news-tag'),
    hasOwnHead: true,
    sitemap: false,
  },
  {
    id: 'news-author',
    path: '/news/author/:authorSlug',
    label: 'Posts by Author',
    page: () => import('@/pages/news-author'),
    hasOwnHead: true,
    sitemap: false,
  },
  {
    id: 'news-post',
    path: '/news/:slug',
    label: 'Post',
    page: () => import('@/pages/news-post'),
    hasOwnHead: true,
    sitemap: false,
  },
  {
    id: 'ghost-cards',
    path: '/test/ghost-cards',
    label: 'Card Test Page',
    page: () => import('@/pages/ghost-cards'),
    sitemap: false,
  },
  {
    id: 'privacy',
    path: '/privacy',
    label: 'Privacy',
    page: () => import('@/pages/privacy'),
    nav: [{ menu: 'legal', order: 1 }],
    sitemap: true,
  },
  {
    id: 'terms',
    path: '/terms',
    label: 'Terms',
    page: () => import('@/pages/terms'),
    nav: [{ menu: 'legal', order: 2 }],
    sitemap: true,
  },
  {
    id: 'cookies',
    path: '/cookies',
    label: 'Cookies',
    page: () => import('@/pages/cookies'),
    nav: [{ menu: 'legal', order: 3 }],
    sitemap: true,
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    label: 'Accessibility',
    page: () => import('@/pages/accessibility'),
    nav: [{ menu: 'legal', order: 4 }],
    sitemap: true,
  },
  {
    id: 'auth',
    path: '/auth',
    label: 'Sign in',
    page: () => import('@/pages/auth'),
    nav: [{ menu: 'about', order: 4 }],
    sitemap: false,
  },
  {
    id: 'account',
    path: '/account',
    label: 'Your account',
    page: () => import('@/pages/account'),
    sitemap: false,
  },
] as const satisfies readonly RouteEntry[]

export type RouteId = (typeof ROUTES)[number]['id']
