import type { DirectoryEntry } from './types'

/** The /industries page. */
export const INDUSTRIES_INDEX = {
  title: 'Who we work for',
  lead: 'Every trade has tax questions of its own. These pages take them one by one, in the words of the trade.',
  entries: [
    {
      id: 'construction',
      name: 'Construction',
      href: '/industries/construction',
      text: [
        'Which job made money, when income from a long job counts, what retainage does to cash, and who is a subcontractor.',
      ],
    },
    {
      id: 'retail',
      name: 'Retail',
      href: '/industries/retail',
      text: [
        'Inventory that agrees with the shelf, sales tax in the right county, online marketplaces, and why profit is not the same as money in the till.',
      ],
    },
    {
      id: 'professional-services',
      name: 'Professional services',
      href: '/industries/professional-services',
      text: [
        'Entity choice, a reasonable salary from your own corporation, the business income deductions, and quarterly estimates.',
      ],
    },
    {
      id: 'oil-and-gas',
      name: 'Oil and gas',
      href: '/industries/oil-and-gas',
      text: [
        'Royalty checks, lease bonuses, depletion, working interests, and the 1099 that comes with them, for landowners and operators.',
      ],
    },
    {
      id: 'private-equity',
      name: 'Private equity',
      href: '/industries/private-equity',
      text: [
        'Carried interest, late K-1s, management fees, several states at once, and reports from the companies a fund owns.',
      ],
    },
    {
      id: 'manufacturing',
      name: 'Manufacturing',
      href: '/industries/manufacturing',
      text: [
        'Machines and how fast they may be written off, research costs, what belongs into inventory, and the Commercial Activity Tax.',
      ],
    },
    {
      id: 'healthcare',
      name: 'Healthcare',
      href: '/industries/healthcare',
      text: [
        'Practice entities, money that insurers and Medicaid still owe, payroll for part-time clinicians, and buying into a practice.',
      ],
    },
  ] satisfies DirectoryEntry[],
} as const
