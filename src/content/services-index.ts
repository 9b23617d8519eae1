import type { DirectoryEntry } from './types'

/** The /services page: every service the firm offers (R167), those with a page of their own first. */
export const SERVICES_INDEX = {
  title: 'What we do',
  lead: 'The return, and everything that feeds it: one office in Dresden for households, farms and companies.',
  entries: [
    {
      id: 'personal-tax',
      name: 'Personal tax',
      href: '/services/personal-tax',
      text: [
        'Federal and Ohio returns, village and school district returns where you owe one. The first state and the first local return are free with a federal return, and you see the price before the work begins.',
      ],
    },
    {
      id: 'business-tax',
      name: 'Business tax',
      href: '/services/business-tax',
      text: [
        'Returns for sole owners, partnerships, S corporations and C corporations, with the Ohio and municipal filings that go with them.',
      ],
    },
    {
      id: 'bookkeeping',
      name: 'Bookkeeping',
      href: '/services/bookkeeping',
      text: [
        'Monthly books that match the bank. They tell you how the month went, and they make the tax return a short job.',
      ],
    },
    {
      id: 'payroll',
      name: 'Payroll',
      href: '/services/payroll',
      text: [
        'Pay runs, withholding, federal and Ohio filings, and the W-2s in January, for employers with one worker or with many.',
      ],
    },
    {
      id: 'business-formation',
      name: 'Business formation',
      href: '/services/business-formation',
      text: [
        'Which entity, what it means for your tax, and then the registrations in the right order, so that the first year does not have to be repaired later.',
      ],
    },
    {
      id: 'fractional-cfo',
      name: 'Fractional CFO',
      href: '/services/fractional-cfo',
      text: [
        'A budget, a cash forecast and reports a lender accepts, from someone who works for you a few days a month.',
      ],
    },
    {
      id: 'hr-consulting',
      name: 'HR consulting',
      href: '/services/hr-consulting',
      text: [
        'Hiring paperwork, a handbook people read, and wage rules explained, for employers who have no personnel office.',
      ],
    },
    {
      id: 'marketing',
      name: 'Marketing',
      href: '/services/marketing',
      text: [
        'What to spend, where, and what came back, measured against your books and not against clicks.',
      ],
    },
    {
      id: 'irs-problem-resolution',
      name: 'IRS problem resolution',
      href: '/services/irs-problem-resolution',
      text: [
        'A letter from the IRS or from Ohio has a date on it. [Start with the page about IRS letters](/services/irs-problem-resolution): it says what the common ones mean and what to answer.',
        'We read the notice with you, compare it with your return, and deal with audits, back returns, payment plans and penalties.',
      ],
    },
    {
      id: 'business-consulting',
      name: 'Business consulting',
      text: [
        'Some questions come before the tax return: whether to buy the building, what the job should cost, whether a second truck pays for itself, what happens if a partner leaves.',
        'We work them out on paper with your own figures: what each choice does to profit, to cash and to tax, this year and after. You decide with the figures in front of you.',
        'A consultation has a question and an answer. If it turns into regular work, that is a separate agreement.',
      ],
      list: [
        'Changing from a sole owner or LLC to an S corporation, and back',
        'Pricing a job, a product or an hour of work',
        'Buying or leasing equipment, vehicles and buildings',
        'Bringing in a partner, or paying one out',
        'Reading an offer to buy or sell a business',
      ],
      related: [
        '/services/business-formation',
        '/services/fractional-cfo',
        '/services/business-tax',
      ],
    },
    {
      id: 'financial-planning',
      name: 'Financial planning',
      text: [
        'A plan here means a few pages with numbers: what you have, what you owe, what comes in, what goes out, and what that does over the years ahead.',
        'Tax is part of each piece. Which account a dollar goes into, and which one it comes out of, changes what is left of it. So do the year you sell something and the year you stop working.',
        'We do the arithmetic and the tax side. We do not sell investments or insurance on this site, and a plan says where another adviser has to take over.',
      ],
      list: [
        'Retirement income: Social Security, pensions and withdrawals in an order that makes sense',
        'College savings and the credits that may go with them',
        'Selling a farm, a house or a business, and what remains after tax',
        'Passing property on within the family',
      ],
      related: ['/services/personal-tax', '/services/business-tax'],
    },
    {
      id: 'tax-planning',
      name: 'Tax planning',
      text: [
        'Most of a tax bill is settled by December 31. A return in spring only counts what has already happened; a talk in the fall can still change it.',
        'We estimate the year with what is known so far, look for the moves that are still open, and write down what each one would change. Then the payments for the last quarter are set, so that the spring holds no surprise.',
        'The [estimated taxes page](/resources/estimated-taxes) explains quarterly payments, and the [tax calculator](/resources/tax-calculator) runs your own figures on your own device.',
      ],
      list: [
        'Timing of income, invoices and equipment',
        'Retirement plan contributions for owners and employees',
        'S corporation pay against distributions',
        'Gains and losses on stock, land and livestock',
        'Withholding and estimated payments that fit the year',
      ],
      related: ['/services/personal-tax', '/services/business-tax', '/services/fractional-cfo'],
    },
  ] satisfies DirectoryEntry[],
} as const
