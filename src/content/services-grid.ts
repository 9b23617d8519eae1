import { facts } from '../config/shown-facts.ts'

/** The eight entries of the home page's services grid, in order (R70-R73). The first one is the largest. */
export const SERVICES_GRID = [
  {
    name: 'Personal tax',
    text: facts.personalTax,
    href: '/services/personal-tax',
  },
  {
    name: 'Business tax',
    text: 'Sole owners, partnerships, S and C corporations.',
    href: '/services/business-tax',
  },
  {
    name: 'Bookkeeping',
    text: 'Monthly books that match the bank, to the cent.',
    href: '/services/bookkeeping',
  },
  {
    name: 'IRS problem resolution',
    text: 'Letters, audits, back returns and payment plans.',
    href: '/services#irs-problem-resolution',
  },
  {
    name: 'Payroll',
    text: 'Paychecks, filings, W-2s and 1099s.',
    href: '/services/payroll',
  },
  {
    name: 'Business consulting',
    text: 'Entity choice, pricing and cash, before you sign.',
    href: '/services#business-consulting',
  },
  {
    name: 'Financial planning',
    text: 'Retirement, college and the sale of a business.',
    href: '/services#financial-planning',
  },
  {
    name: 'Tax planning',
    text: 'The moves that still count before the year ends.',
    href: '/services#tax-planning',
  },
] as const
