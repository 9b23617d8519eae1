import { STAYS_HERE } from '../lib/wording.ts'
import type { DirectoryEntry } from './types.ts'

/** The text of the directory pages. The pages they list come from pages.ts. */

export const SERVICES_DIRECTORY = {
  title: 'What we do',
  lead: 'Your return, and the books behind it: one office in Dresden for households, farms and companies.',
  /** Services without their own page (R167). */
  others: [
    {
      id: 'business-consulting',
      name: 'Business consulting',
      text: [
        'Some questions come before the tax return: whether to buy the building, what the job should cost, whether a second truck pays for itself, what happens if a partner leaves.',
        'We work them out on paper with your own figures: what each choice does to profit, to cash and to tax, this year and after. You decide with the figures in front of you.',
        'A consultation answers one question. If it turns into regular work, that is a separate agreement.',
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
        'We do the arithmetic and the tax side. We do not sell investments or insurance on this site, and a plan says where another adviser needs to take over.',
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
        'Most of a tax bill is settled by December 31. A return in spring only counts what has already happened; a meeting in the fall can still change it.',
        'We estimate the year with what is known so far, look for the moves that are still open, and write down what each one would change. Then the payments for the last quarter are set, so that spring brings no surprise.',
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

export const INDUSTRIES_DIRECTORY = {
  title: 'Who we work for',
  lead: 'Every trade has its own tax questions. Find yours, in plain words.',
} as const

export const RESOURCES_DIRECTORY = {
  title: 'Tax tools and guides',
  lead: `Each one answers one question. ${STAYS_HERE}`,
} as const

/** The tools below the board of /resources, each with its purpose. */
export const MORE_TOOLS = [
  {
    path: '/resources/estimated-taxes',
    text: 'Quarterly payments: who makes them, how much is safe, and the next due dates.',
    action: 'Find my safe amount',
  },
  {
    path: '/resources/withholding-check',
    text: 'Your last paystub, and what to put on the W-4 and Ohio’s IT 4.',
    action: 'Check my withholding',
  },
  {
    path: '/resources/tax-payment-center',
    text: 'Where to pay each tax: federal, Ohio, village, school district.',
    action: 'Find where to pay',
  },
  {
    path: '/resources/ohio-business-taxes',
    text: 'Which Ohio taxes a business owes, when they are due, and where to register.',
    action: 'See what I owe',
  },
  {
    path: '/resources/property-taxes',
    text: 'The homestead exemption, the owner-occupancy credit and CAUV.',
    action: 'See what I can claim',
  },
  {
    path: '/resources/document-processing-demo',
    text: 'A tax form read on your own device, field by field.',
    action: 'Read a form',
  },
  {
    path: '/resources/client-portal-help',
    text: 'Which one to use, and what to do if you can’t get in.',
    action: 'Get help sending papers',
  },
] as const
