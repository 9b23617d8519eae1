import { NEWS_LEAD } from '@/content/news-lead'
import type { RouteEntry, RouteId } from './routes'

export type Head = {
  /** Without the firm's name. */
  title: string
  /** What search engines, the finder and pages that share the link show, in 160 characters at most. */
  description: string
}

/**
 * What each page says of itself. Apart from the list of pages, which every visit loads: a prerendered
 * page has this in its HTML.
 */
const HEADS: Record<RouteId, Head> = {
  home: {
    title: 'Tax Preparation in Dresden, Ohio',
    description:
      'Price your tax return against H&R Block in seven short steps. Personal and business tax, bookkeeping and payroll in Dresden, Ohio.',
  },
  about: {
    title: 'Our Story',
    description: 'What our office in Dresden, Ohio does, how we work and which towns we serve.',
  },
  contact: {
    title: 'Contact',
    description:
      'Call, write or visit our Dresden, Ohio office: phone, address, hours and a message form.',
  },
  schedule: {
    title: 'Schedule a Consultation',
    description:
      'Choose a free time for a consultation in our Dresden office, by phone or by video.',
  },
  pricing: {
    title: 'Tax Preparation Prices',
    description:
      'Our tax preparation prices beside those we list for H&R Block, line by line, with the date they were checked.',
  },
  services: {
    title: 'Services',
    description:
      'Tax preparation, bookkeeping, payroll, business formation, planning and IRS help from one office in Dresden, Ohio.',
  },
  'personal-tax': {
    title: 'Personal Tax Returns',
    description:
      'Federal, Ohio, village and school district returns prepared in Dresden, Ohio, with the price agreed before the work begins.',
  },
  'business-tax': {
    title: 'Business Tax Returns',
    description:
      'Returns for sole owners, partnerships, S corporations and C corporations in and around Dresden, Ohio.',
  },
  bookkeeping: {
    title: 'Bookkeeping',
    description:
      'Monthly books for small businesses and farms that match the bank and are ready for the tax return.',
  },
  payroll: {
    title: 'Payroll',
    description: 'Pay runs, federal and Ohio filings, W-2s and 1099s for small employers, on time.',
  },
  'business-formation': {
    title: 'Business Formation',
    description:
      'Choose an entity, register with Ohio, get an EIN and set up the books, with the tax result worked out first.',
  },
  'fractional-cfo': {
    title: 'Fractional CFO',
    description:
      'Budgets, cash forecasts and lender reports for companies that need a CFO a few days a month.',
  },
  'hr-consulting': {
    title: 'HR Consulting',
    description:
      'Handbooks, hiring paperwork and wage rules for Ohio employers without an HR department.',
  },
  marketing: {
    title: 'Marketing for Small Business',
    description:
      'Marketing plans, websites and budgets measured against the books for small local businesses.',
  },
  'irs-problem-resolution': {
    title: 'IRS Problem Resolution',
    description:
      'IRS letters, audits, back returns and payment plans: what the notice means and what to answer.',
  },
  industries: {
    title: 'Industries',
    description:
      'The trades we keep books and prepare returns for, and the tax questions each of them brings.',
  },
  construction: {
    title: 'Tax and Accounting for Construction',
    description:
      'Job costing, retainage, percentage of completion and equipment write-offs for contractors in Ohio.',
  },
  retail: {
    title: 'Tax and Accounting for Retail',
    description:
      'Inventory, sales tax and the gap between profit and cash for shops and online sellers in Ohio.',
  },
  'professional-services': {
    title: 'Tax and Accounting for Professional Services',
    description:
      'Entity choice, S corporation pay, the qualified business income deduction and estimates for practices.',
  },
  'oil-and-gas': {
    title: 'Tax and Accounting for Oil and Gas',
    description:
      'Royalties, working interests, depletion and lease bonuses for landowners and operators in eastern Ohio.',
  },
  'private-equity': {
    title: 'Tax and Accounting for Private Equity',
    description: 'Carried interest, K-1 timing, management fees and portfolio company reporting.',
  },
  manufacturing: {
    title: 'Tax and Accounting for Manufacturing',
    description:
      'Depreciation, research costs, inventory costing and the Commercial Activity Tax for Ohio makers.',
  },
  healthcare: {
    title: 'Tax and Accounting for Healthcare',
    description:
      'Practice entity choice, insurance receivables, retirement plans and payroll for practices.',
  },
  resources: {
    title: 'Tax Tools and Resources',
    description:
      'Free tax tools that run on your own device: calculator, checklist, refund and payment guides, deadlines.',
  },
  'tax-calculator': {
    title: 'Income Tax Calculator',
    description:
      'Estimate your federal and Ohio income tax on your own device and see how every line comes about.',
  },
  'check-refund': {
    title: 'Check My Refund',
    description:
      'The official federal and Ohio refund trackers, what to have at hand, and when to worry.',
  },
  'tax-payment-center': {
    title: 'Tax Payment Center',
    description:
      'The right official page for each federal, Ohio and local tax payment, with fees and what to have ready.',
  },
  'tax-prep-checklist': {
    title: 'Tax Preparation Checklist',
    description:
      'The documents your return needs, grouped for your situation, to tick off and print.',
  },
  'ohio-business-taxes': {
    title: 'Ohio Business Taxes',
    description:
      'Which Ohio taxes apply to your business, with rates, thresholds, due dates and official links.',
  },
  'estimated-taxes': {
    title: 'Estimated Taxes',
    description:
      'Quarterly federal and Ohio payments: who owes them, how much, and the coming due dates.',
  },
  deadlines: {
    title: 'Tax Deadline Calendar',
    description:
      'Federal, Ohio, local, payroll and farm tax dates of this year and the next, as a list, by month or in your own calendar.',
  },
  'document-processing-demo': {
    title: 'Document Processing Demo',
    description:
      'See a tax form being read on your own device. The file never leaves your browser.',
  },
  'client-portal-help': {
    title: 'Client Portal and Drop-Off Help',
    description:
      'Which portal is for what, how to send papers so that we can read them, and what to do when you cannot get in.',
  },
  news: { title: 'News', description: NEWS_LEAD },
  'news-tag': {
    title: 'Posts by Topic',
    description: 'Posts on one topic from our Dresden, Ohio office.',
  },
  'news-author': {
    title: 'Posts by Author',
    description: 'Posts by one author from our Dresden, Ohio office.',
  },
  'news-post': {
    title: 'Post',
    description: 'A post from our Dresden, Ohio office.',
  },
  'ghost-cards': {
    title: 'Card Test Page',
    description: 'Every rich-content card that news posts may use.',
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'What this site collects, why, who else receives it, and how to ask about it.',
  },
  terms: {
    title: 'Terms of Use',
    description: 'The terms for using this site, its estimates and its tools.',
  },
  cookies: {
    title: 'Cookies and Storage',
    description: 'Every cookie and storage key this site uses, what it holds and for how long.',
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'The standard this site aims at, its known gaps, and how to tell us about a barrier.',
  },
  auth: {
    title: 'Sign in',
    description:
      'Sign in with a one-time code to see your appointments, your checklist and the way to both portals.',
  },
  account: {
    title: 'Your Account',
    description:
      'The client portal, the document drop-off, your appointments and what this device keeps for you.',
  },
}

/** Title and description of a route’s page. */
export function headOf({ id }: RouteEntry): Head {
  return HEADS[id as RouteId]
}
