import { facts } from '../config/shown-facts.ts'
import type { PriceCard } from './types.ts'

/** The prices in the lists of services and industries: the first line of each page's own card. A page may have none. */
export const DIRECTORY_PRICES: Readonly<Record<string, Pick<PriceCard, 'label' | 'price'>>> = {
  '/services/personal-tax': { label: 'A simple return, from', price: { list: 'simple' } },
  '/services/business-tax': { label: 'Schedule C, from', price: { list: 'selfEmployed' } },
  '/services/bookkeeping': { label: 'Bookkeeping', price: { text: 'By the month' } },
  '/services/payroll': { label: 'Payroll', price: { text: facts.payrollPrice.from } },
  '/services/business-formation': {
    label: 'Formation package',
    price: { text: facts.formationPrice.from },
  },
  '/services/fractional-cfo': {
    label: 'A few days a month',
    price: { text: facts.cfoPrice.from },
  },
  '/services/hr-consulting': {
    label: 'File review or handbook',
    price: { text: 'A fixed price' },
  },
  '/services/marketing': { label: 'The plan', price: { text: 'One price' } },
  '/services/irs-problem-resolution': {
    label: facts.letterReading,
    price: { text: 'Free' },
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
    price: { text: 'By quote' },
  },
  '/industries/manufacturing': { label: 'A business return', price: { text: 'By quote' } },
  '/industries/healthcare': { label: 'A practice return', price: { text: 'By quote' } },
}
