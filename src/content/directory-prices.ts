import { STARTING_PRICES } from '../config/starting-prices.ts'
import type { PriceCard } from './types.ts'

/** The prices in the lists of services and industries: the first line of each page's own card. */
export const DIRECTORY_PRICES: Readonly<Record<string, Pick<PriceCard, 'label' | 'price'>>> = {
  '/services/personal-tax': { label: 'A simple return, from', price: { list: 'simple' } },
  '/services/business-tax': { label: 'Schedule C, from', price: { list: 'selfEmployed' } },
  '/services/bookkeeping': { label: 'Bookkeeping', price: { words: 'By the month' } },
  '/services/payroll': { label: 'Payroll', price: { words: STARTING_PRICES.payroll.from } },
  '/services/business-formation': {
    label: 'Formation package',
    price: { words: STARTING_PRICES.businessFormation.from },
  },
  '/services/fractional-cfo': {
    label: 'A few days a month',
    price: { words: STARTING_PRICES.fractionalCfo.from },
  },
  '/services/hr-consulting': { label: 'One defined job', price: { words: 'A fixed price' } },
  '/services/marketing': { label: 'The plan', price: { words: 'One price' } },
  '/services/irs-problem-resolution': {
    label: 'Reading your letter',
    price: { words: 'Free' },
  },
  '/industries/construction': {
    label: 'A contractor’s Schedule C, from',
    price: { list: 'selfEmployed' },
  },
  '/industries/retail': { label: 'A shop’s Schedule C, from', price: { list: 'selfEmployed' } },
  '/industries/professional-services': {
    label: 'A practice on Schedule C, from',
    price: { list: 'selfEmployed' },
  },
  '/industries/oil-and-gas': {
    label: 'A return with royalties, from',
    price: { list: 'royalties' },
  },
  '/industries/private-equity': {
    label: 'Fund and holding returns',
    price: { words: 'Quoted first' },
  },
  '/industries/manufacturing': { label: 'A business return', price: { words: 'Quoted first' } },
  '/industries/healthcare': { label: 'A practice return', price: { words: 'Quoted first' } },
}
