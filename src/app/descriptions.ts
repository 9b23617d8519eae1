import type { RouteEntry, RouteId } from './routes'

/**
 * What each page says of itself to search engines, where it is shared and in the finder. Apart from the
 * list of pages, which every visit loads: a prerendered page has its description in its HTML.
 */
const DESCRIPTIONS: Record<RouteId, string> = {
  home: 'Price your tax return against H&R Block in seven short steps. Personal and business tax, bookkeeping and payroll in Dresden, Ohio.',
  about:
    'Who prepares your return at our Dresden, Ohio office, how we work and which towns we serve.',
  contact:
    'Call, write or visit our Dresden, Ohio office: phone, address, hours and a message form.',
  schedule: 'Choose a free time for a consultation in our Dresden office, by phone or by video.',
  pricing:
    'Our tax preparation price list beside H&R Block’s, line by line, with the date it was checked.',
  services:
    'Tax preparation, bookkeeping, payroll, business formation, planning and IRS help from one office in Dresden, Ohio.',
  'personal-tax':
    'Federal, Ohio, village and school district returns prepared in Dresden, Ohio, with the price agreed before the work begins.',
  'business-tax':
    'Returns for sole owners, partnerships, S corporations and C corporations in and around Dresden, Ohio.',
  bookkeeping:
    'Monthly books for small businesses and farms that match the bank and are ready for the tax return.',
  payroll: 'Pay runs, federal and Ohio filings, W-2s and 1099s for small employers, on time.',
  'business-formation':
    'Choose an entity, register with Ohio, get an EIN and set up the books, with the tax result worked out first.',
  'fractional-cfo':
    'Budgets, cash forecasts and lender reports for companies that need a CFO a few days a month.',
  'hr-consulting':
    'Handbooks, hiring paperwork and wage rules for Ohio employers without an HR department.',
  marketing:
    'Marketing plans, websites and budgets measured against the books for small local businesses.',
  'irs-problem-resolution':
    'IRS letters, audits, back returns and payment plans: what the notice means and what to answer.',
  industries:
    'The trades we keep books and prepare returns for, and the tax questions each of them brings.',
  construction:
    'Job costing, retainage, percentage of completion and equipment write-offs for contractors in Ohio.',
  retail:
    'Inventory, sales tax and the gap between profit and cash for shops and online sellers in Ohio.',
  'professional-services':
    'Entity choice, S corporation pay, the qualified business income deduction and estimates for practices.',
  'oil-and-gas':
    'Royalties, working interests, depletion and lease bonuses for landowners and operators in eastern Ohio.',
  'private-equity':
    'Carried interest, K-1 timing, management fees and portfolio company reporting.',
  manufacturing:
    'Depreciation, research costs, inventory costing and the Commercial Activity Tax for Ohio makers.',
  healthcare:
    'Practice entity choice, insurance receivables, retirement plans and payroll for practices.',
  resources:
    'Free tax tools that run on your own device: calculator, checklist, refund and payment guides, deadlines.',
  'tax-calculator':
    'Estimate your federal and Ohio income tax on your own device and see how every line comes about.',
  'check-refund':
    'The official federal and Ohio refund trackers, what to have at hand, and when to worry.',
  'tax-payment-center':
    'The right official page for each federal, Ohio and local tax payment, with fees and what to have ready.',
  'tax-prep-checklist':
    'The documents your return needs, grouped for your situation, to tick off and print.',
  'ohio-business-taxes':
    'Which Ohio taxes apply to your business, with rates, thresholds, due dates and official links.',
  'estimated-taxes':
    'Quarterly federal and Ohio payments: who owes them, how much, and the coming due dates.',
  deadlines:
    'Federal, Ohio, local, payroll and farm tax dates of this year and the next, as a list, by month or in your own calendar.',
  'document-processing-demo':
    'See a tax form being read on your own device. The file never leaves your browser.',
  'client-portal-help':
    'Which portal is for what, how to send papers so that we can read them, and what to do when you cannot get in.',
  news: 'Tax law, deadlines and farm and small business topics from our Dresden, Ohio office.',
  'news-tag': 'Posts on one topic from our Dresden, Ohio office.',
  'news-author': 'Posts by one author from our Dresden, Ohio office.',
  'news-post': 'A post from our Dresden, Ohio office.',
  'ghost-cards': 'Every rich-content card that news posts may use.',
  privacy: 'What this site collects, why, who else receives it, and how to ask about it.',
  terms: 'The terms for using this site, its estimates and its tools.',
  cookies: 'Every cookie and storage key this site uses, what it holds and for how long.',
  accessibility:
    'The standard this site aims at, its known gaps, and how to tell us about a barrier.',
  auth: 'Sign in with a one-time code to reach the client portal and the document drop-off.',
  account: 'The client portal, the document drop-off and what this device keeps for you.',
}

/** What a page says of itself, in 160 characters at most. */
export function descriptionOf({ id }: RouteEntry): string {
  return DESCRIPTIONS[id as RouteId]
}
