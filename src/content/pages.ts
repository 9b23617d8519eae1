/**
 * The one list of pages. The router, menus, breadcrumbs, footer, finder, titles and descriptions, sitemap,
 * prerendering and the end-to-end tests all derive from it. To add a page, add a row here, a file in src/pages
 * and its line in src/app/page-modules.ts. For a service or an industry, add a row here and a file in
 * src/content.
 *
 * Imports nothing at run time, so that scripts and tests can load it.
 */

import type { SceneName } from '../components/scenes.ts'

export type MenuName =
  | 'services'
  | 'industries'
  | 'resources'
  | 'pricing'
  | 'about'
  | 'footer-resources'
  | 'firm'
  | 'legal'

/** A place in a menu. `label` defaults to the page's label, `href` to its path. */
type MenuPlace = { menu: MenuName; order: number; label?: string; href?: string }

type Row = {
  id: string
  path: string
  /** Other addresses that show the same page; the canonical one is `path`. */
  aliases?: readonly string[]
  /** Path of the page above it in the breadcrumbs. Defaults to the home page. */
  parent?: string
  /** Its component: the name of a file in src/pages, without the extension. */
  file: string
  /** The drawing in its head and in its share picture. At most four screens show the same drawing. */
  scene?: SceneName
  /** Name in menus, breadcrumbs and links. */
  label: string
  /** For the browser tab and search results, without the firm's name. */
  title: string
  /**
   * For search results, shared links and the finder, at most 160 characters. Services and industries also use
   * it in their section's list.
   */
  description: string
  menus?: readonly MenuPlace[]
  /** The page writes its own title, description and canonical address, based on what it shows. */
  hasOwnHead?: true
  /** Hidden from search engines and the sitemap. */
  noIndex?: true
}

const ROWS = [
  {
    id: 'home',
    path: '/',
    file: 'home',
    label: 'Home',
    title: 'Tax Preparation in Dresden, Ohio',
    description:
      'Compare our price for your tax return with H&R Block in a few short steps. Personal and business tax, bookkeeping and payroll in Dresden, Ohio.',
  },
  {
    id: 'about',
    path: '/about-us',
    file: 'about-us',
    scene: 'main-street',
    label: 'Our Story',
    title: 'Our Story',
    description: 'What our office in Dresden, Ohio does, how we work and which towns we serve.',
    menus: [
      { menu: 'about', order: 1 },
      { menu: 'firm', order: 1 },
    ],
  },
  {
    id: 'contact',
    path: '/contact',
    file: 'contact',
    label: 'Contact',
    title: 'Contact',
    description:
      'Call, write or visit our Dresden, Ohio office: phone, address, hours and a message form.',
    menus: [{ menu: 'firm', order: 2 }],
  },
  {
    id: 'schedule',
    path: '/schedule',
    file: 'schedule',
    label: 'Schedule',
    title: 'Schedule a Consultation',
    description: 'Pick a time to meet in our Dresden office, by phone or by video.',
    menus: [{ menu: 'firm', order: 3, label: 'Schedule a Consultation' }],
  },
  {
    id: 'pricing',
    path: '/pricing',
    file: 'pricing',
    label: 'Pricing',
    title: 'Tax Prices: How Much a Return Costs',
    description:
      'Our tax preparation prices beside those we list for H&R Block, line by line, with the date they were checked.',
    menus: [{ menu: 'pricing', order: 1, label: 'Tax Preparation' }],
  },
  {
    id: 'services',
    path: '/services',
    file: 'services',
    scene: 'shop-counter',
    label: 'Services',
    title: 'Services',
    description:
      'Tax preparation, bookkeeping, payroll, business formation, planning and IRS help from one office in Dresden, Ohio.',
  },
  {
    id: 'personal-tax',
    path: '/services/personal-tax',
    parent: '/services',
    file: 'service',
    scene: 'kitchen-table',
    label: 'Personal Tax',
    title: 'Personal Tax Returns',
    description:
      'Federal, Ohio, village and school district returns. You see the price before the work begins.',
    menus: [{ menu: 'services', order: 1 }],
  },
  {
    id: 'business-tax',
    path: '/services/business-tax',
    parent: '/services',
    file: 'service',
    scene: 'shop-counter',
    label: 'Business Tax',
    title: 'Business Tax Returns',
    description:
      'Returns for sole owners, partnerships, S corporations and C corporations, with the Ohio and municipal filings that go with them.',
    menus: [{ menu: 'services', order: 2 }],
  },
  {
    id: 'bookkeeping',
    path: '/services/bookkeeping',
    parent: '/services',
    file: 'service',
    scene: 'register',
    label: 'Bookkeeping',
    title: 'Bookkeeping',
    description:
      'Monthly books that match the bank, tell you how the month went and make the tax return a short job.',
    menus: [{ menu: 'services', order: 3 }],
  },
  {
    id: 'payroll',
    path: '/services/payroll',
    parent: '/services',
    file: 'service',
    scene: 'pay-envelopes',
    label: 'Payroll',
    title: 'Payroll',
    description:
      'Paychecks, withholding, federal and Ohio filings, and the W-2s in January, for employers with one worker or many.',
    menus: [
      { menu: 'services', order: 4 },
      { menu: 'pricing', order: 3, label: 'Payroll Processing' },
    ],
  },
  {
    id: 'business-formation',
    path: '/services/business-formation',
    parent: '/services',
    file: 'service',
    scene: 'sign-painter',
    label: 'Business Formation',
    title: 'Business Formation',
    description:
      'Which entity, what it means for your tax, and the registrations in the right order, so the first year needs no repairs.',
    menus: [
      { menu: 'services', order: 5 },
      { menu: 'pricing', order: 2, label: 'Business Formation Packages' },
    ],
  },
  {
    id: 'fractional-cfo',
    path: '/services/fractional-cfo',
    parent: '/services',
    file: 'service',
    scene: 'bank-counter',
    label: 'Fractional CFO',
    title: 'Fractional CFO',
    description:
      'A budget, a cash forecast and reports for your lender, from someone who works for you a few days a month.',
    menus: [
      { menu: 'services', order: 6 },
      { menu: 'pricing', order: 4, label: 'Fractional CFO Services' },
    ],
  },
  {
    id: 'hr-consulting',
    path: '/services/hr-consulting',
    parent: '/services',
    file: 'service',
    scene: 'pay-envelopes',
    label: 'HR Consulting',
    title: 'HR Consulting',
    description:
      'Hiring paperwork, a handbook people read, and Ohio wage rules, for owners who do the hiring themselves.',
    menus: [{ menu: 'services', order: 7 }],
  },
  {
    id: 'marketing',
    path: '/services/marketing',
    parent: '/services',
    file: 'service',
    scene: 'sign-painter',
    label: 'Marketing',
    title: 'Marketing for Small Business',
    description:
      'What to spend, where, and what it brought in, measured in your books and not in clicks.',
    menus: [{ menu: 'services', order: 8 }],
  },
  {
    id: 'irs-problem-resolution',
    path: '/services/irs-problem-resolution',
    parent: '/services',
    file: 'service',
    scene: 'mailbox-letter',
    label: 'IRS Problem Resolution',
    title: 'IRS Problem Resolution',
    description:
      'We read the IRS or Ohio notice with you, compare it with your return, and deal with audits, back returns, payment plans and penalties.',
    menus: [{ menu: 'services', order: 9 }],
  },
  {
    id: 'industries',
    path: '/industries',
    file: 'industries',
    scene: 'workshop',
    label: 'Industries',
    title: 'Industries',
    description:
      'The trades we keep books and prepare returns for, and the tax questions each of them brings.',
  },
  {
    id: 'construction',
    path: '/industries/construction',
    parent: '/industries',
    file: 'industry',
    scene: 'workshop',
    label: 'Construction',
    title: 'Tax and Accounting for Construction',
    description:
      'Which job made money, when income from a long job counts, what retainage does to cash, and who is a subcontractor.',
    menus: [{ menu: 'industries', order: 1 }],
  },
  {
    id: 'retail',
    path: '/industries/retail',
    parent: '/industries',
    file: 'industry',
    scene: 'shop-counter',
    label: 'Retail',
    title: 'Tax and Accounting for Retail',
    description:
      'Inventory that agrees with the shelf, sales tax in the right county, marketplaces, and why profit is not cash.',
    menus: [{ menu: 'industries', order: 2 }],
  },
  {
    id: 'professional-services',
    path: '/industries/professional-services',
    parent: '/industries',
    file: 'industry',
    scene: 'main-street',
    label: 'Professional Services',
    title: 'Tax and Accounting for Professional Services',
    description:
      'Entity choice, a reasonable salary from your own corporation, the business income deductions, and quarterly estimates.',
    menus: [{ menu: 'industries', order: 3 }],
  },
  {
    id: 'oil-and-gas',
    path: '/industries/oil-and-gas',
    parent: '/industries',
    file: 'industry',
    scene: 'well-pad',
    label: 'Oil and Gas',
    title: 'Tax and Accounting for Oil and Gas',
    description:
      'Royalty checks, lease bonuses, depletion, working interests, and the 1099 that comes with them, for landowners and operators.',
    menus: [{ menu: 'industries', order: 4 }],
  },
  {
    id: 'private-equity',
    path: '/industries/private-equity',
    parent: '/industries',
    file: 'industry',
    scene: 'bank-counter',
    label: 'Private Equity',
    title: 'Tax and Accounting for Private Equity',
    description:
      'Carried interest, late K-1s, management fees, several states at once, and reports from the companies a fund owns.',
    menus: [{ menu: 'industries', order: 5 }],
  },
  {
    id: 'manufacturing',
    path: '/industries/manufacturing',
    parent: '/industries',
    file: 'industry',
    scene: 'bench',
    label: 'Manufacturing',
    title: 'Tax and Accounting for Manufacturing',
    description:
      'Machines and how fast you may write them off, research costs, what belongs in inventory, and the Commercial Activity Tax.',
    menus: [{ menu: 'industries', order: 6 }],
  },
  {
    id: 'healthcare',
    path: '/industries/healthcare',
    parent: '/industries',
    file: 'industry',
    scene: 'waiting-room',
    label: 'Healthcare',
    title: 'Tax and Accounting for Healthcare',
    description:
      'Practice entities, money that insurers and Medicaid still owe, payroll for part-time clinicians, and buying into a practice.',
    menus: [{ menu: 'industries', order: 7 }],
  },
  {
    id: 'resources',
    path: '/resources',
    file: 'resources',
    scene: 'kitchen-table',
    label: 'Resources',
    title: 'Tax Tools and Resources',
    description:
      'Free tax tools that run on your own device: calculator, checklist, refund and payment guides, deadlines.',
  },
  {
    id: 'tax-calculator',
    path: '/resources/tax-calculator',
    parent: '/resources',
    file: 'tax-calculator',
    scene: 'kitchen-table',
    label: 'Tax Calculator',
    title: 'Income Tax Calculator',
    description:
      'Estimate your federal and Ohio income tax on your own device and see how every line is worked out.',
    menus: [
      { menu: 'resources', order: 1 },
      { menu: 'footer-resources', order: 1 },
    ],
  },
  {
    id: 'check-refund',
    path: '/resources/check-refund',
    aliases: ['/resources/check-my-refund'],
    parent: '/resources',
    file: 'check-refund',
    scene: 'mailbox-letter',
    label: 'Check My Refund',
    title: 'Check My Refund',
    description:
      'The official federal and Ohio refund trackers, what to have ready, and when to worry.',
    menus: [
      { menu: 'resources', order: 2 },
      { menu: 'footer-resources', order: 2, href: '/resources/check-my-refund' },
    ],
  },
  {
    id: 'tax-payment-center',
    path: '/resources/tax-payment-center',
    parent: '/resources',
    file: 'tax-payment-center',
    scene: 'courthouse-clock',
    label: 'Tax Payment Center',
    title: 'Tax Payment Center: Where to Pay',
    description:
      'The right official page for each federal, Ohio and local tax payment, with fees and what to have ready.',
    menus: [
      { menu: 'resources', order: 3 },
      { menu: 'footer-resources', order: 3 },
    ],
  },
  {
    id: 'tax-prep-checklist',
    path: '/resources/tax-prep-checklist',
    parent: '/resources',
    file: 'tax-prep-checklist',
    scene: 'kitchen-table',
    label: 'Tax Prep Checklist',
    title: 'Tax Preparation Checklist',
    description:
      'The papers your return needs, grouped for your situation, to check off and print.',
    menus: [
      { menu: 'resources', order: 4 },
      { menu: 'footer-resources', order: 4 },
    ],
  },
  {
    id: 'ohio-business-taxes',
    path: '/resources/ohio-business-taxes',
    parent: '/resources',
    file: 'ohio-business-taxes',
    scene: 'bank-counter',
    label: 'Ohio Business Taxes',
    title: 'Ohio Business Taxes',
    description:
      'Which Ohio taxes apply to your business, with rates, thresholds, due dates and official links.',
    menus: [
      { menu: 'resources', order: 5 },
      { menu: 'footer-resources', order: 5 },
    ],
  },
  {
    id: 'estimated-taxes',
    path: '/resources/estimated-taxes',
    parent: '/resources',
    file: 'estimated-taxes',
    scene: 'courthouse-clock',
    label: 'Estimated Taxes',
    title: 'Estimated Taxes',
    description:
      'Quarterly federal, Ohio, school district and town payments: who owes them, how much is safe, and the upcoming due dates.',
    menus: [
      { menu: 'resources', order: 6 },
      { menu: 'footer-resources', order: 6 },
    ],
  },
  {
    id: 'withholding-check',
    path: '/resources/withholding-check',
    parent: '/resources',
    file: 'withholding-check',
    scene: 'pay-envelopes',
    label: 'Withholding Check',
    title: 'Withholding Check',
    description:
      'What to put on Form W-4 and Ohio’s IT 4, worked out from your last paystub: federal, Ohio, school district.',
    menus: [
      { menu: 'resources', order: 7 },
      { menu: 'footer-resources', order: 7 },
    ],
  },
  {
    id: 'deadlines',
    path: '/resources/deadlines',
    parent: '/resources',
    file: 'deadlines',
    scene: 'courthouse-clock',
    label: 'Tax Deadlines',
    title: 'Tax Deadline Calendar',
    description:
      'Federal, Ohio, local, payroll and farm tax dates for this year and next, as a list, by month or in your own calendar.',
    menus: [
      { menu: 'resources', order: 8 },
      { menu: 'footer-resources', order: 8 },
    ],
  },
  {
    id: 'property-taxes',
    path: '/resources/property-taxes',
    parent: '/resources',
    file: 'property-taxes',
    scene: 'courthouse-clock',
    label: 'Ohio Property Taxes',
    title: 'Homestead Exemption, CAUV and Ohio Property Taxes',
    description:
      'Who gets the Ohio homestead exemption, the owner-occupancy credit and CAUV on farmland, which form to file, and by when.',
    menus: [
      { menu: 'resources', order: 9 },
      { menu: 'footer-resources', order: 9 },
    ],
  },
  {
    id: 'document-processing-demo',
    path: '/resources/document-processing-demo',
    parent: '/resources',
    file: 'document-processing-demo',
    scene: 'pay-envelopes',
    label: 'Document Processing Demo',
    title: 'Document Processing Demo',
    description:
      'See a tax form being read on your own device. The file never leaves your browser.',
    menus: [
      { menu: 'resources', order: 10 },
      { menu: 'footer-resources', order: 10 },
    ],
  },
  {
    id: 'client-portal-help',
    path: '/resources/client-portal-help',
    parent: '/resources',
    file: 'client-portal-help',
    label: 'Portal Help',
    title: 'Client Portal and Drop-Off Help',
    description:
      'Which portal to use, how to send papers so that we can read them, and what to do if you can’t get in.',
    menus: [
      { menu: 'resources', order: 11 },
      { menu: 'footer-resources', order: 11 },
    ],
  },
  {
    id: 'news',
    path: '/news',
    file: 'news',
    label: 'News',
    title: 'News',
    description:
      'Dates, rules and plain answers for households, farms and small firms around Dresden.',
    menus: [
      { menu: 'footer-resources', order: 12 },
      { menu: 'firm', order: 4 },
    ],
    hasOwnHead: true,
  },
  {
    id: 'news-tag',
    path: '/news/tag/:tagSlug',
    parent: '/news',
    file: 'news-subject',
    label: 'Posts by Topic',
    title: 'Posts by Topic',
    description: 'Posts on one topic from our Dresden, Ohio office.',
    hasOwnHead: true,
    noIndex: true,
  },
  {
    id: 'news-author',
    path: '/news/author/:authorSlug',
    parent: '/news',
    file: 'news-subject',
    label: 'Posts by Author',
    title: 'Posts by Author',
    description: 'Posts by one author from our Dresden, Ohio office.',
    hasOwnHead: true,
    noIndex: true,
  },
  {
    id: 'news-post',
    path: '/news/:slug',
    parent: '/news',
    file: 'news-post',
    label: 'Post',
    title: 'Post',
    description: 'A post from our Dresden, Ohio office.',
    hasOwnHead: true,
    noIndex: true,
  },
  {
    id: 'ghost-cards',
    path: '/test/ghost-cards',
    file: 'ghost-cards',
    label: 'Card Test Page',
    title: 'Card Test Page',
    description: 'Every rich-content card that news posts may use.',
    noIndex: true,
  },
  {
    id: 'privacy',
    path: '/privacy',
    file: 'legal',
    label: 'Privacy',
    title: 'Privacy Policy',
    description: 'What this site collects, why, who else receives it, and how to ask about it.',
    menus: [{ menu: 'legal', order: 1 }],
  },
  {
    id: 'terms',
    path: '/terms',
    file: 'legal',
    label: 'Terms',
    title: 'Terms of Use',
    description: 'The terms for using this site, its estimates and its tools.',
    menus: [{ menu: 'legal', order: 2 }],
  },
  {
    id: 'cookies',
    path: '/cookies',
    file: 'legal',
    label: 'Cookies',
    title: 'Cookies and Storage',
    description:
      'What this site keeps in your browser, without cookies: what each item holds and for how long.',
    menus: [{ menu: 'legal', order: 3 }],
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    file: 'legal',
    label: 'Accessibility',
    title: 'Accessibility',
    description:
      'The standard this site aims for, its known gaps, and how to tell us about a barrier.',
    menus: [{ menu: 'legal', order: 4 }],
  },
  {
    id: 'auth',
    path: '/auth',
    file: 'auth',
    label: 'Sign in',
    title: 'Sign in',
    description:
      'Sign in with a one-time code to see your appointments, your checklist and the way to both portals.',
    menus: [{ menu: 'about', order: 4 }],
    noIndex: true,
  },
  {
    id: 'account',
    path: '/account',
    file: 'account',
    label: 'Your account',
    title: 'Your Account',
    description:
      'The client portal, the document drop-off, your appointments and what this device keeps for you.',
    noIndex: true,
  },
  {
    id: 'office',
    path: '/office',
    file: 'office',
    label: 'Office desk',
    title: 'Office Desk',
    description: 'For office staff.',
    noIndex: true,
  },
] as const satisfies readonly Row[]

/** A name missing from src/app/page-modules.ts is a type error there. */
export type PageFile = (typeof ROWS)[number]['file']

export type Page = Row & { file: PageFile }

export const PAGES: readonly Page[] = ROWS
