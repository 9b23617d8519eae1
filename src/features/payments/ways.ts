import type { OfficialLinkId } from '@/config/official-links.ts'

/** When fees and rules were last checked against the official pages. */
export const PAYMENT_FACTS_CHECKED_ON = '2026-11-21'

/** Above the list of ways. */
export const WAYS_NOTE = 'Unless it says free, any fee is shown before you confirm.'

/** One way to pay: its cost and its requirements. */
export type Way = {
  /** Left out where the official page names it: WAYS_NOTE says so once. */
  fee?: string
  /** What to have ready before opening the page. */
  ready: readonly string[]
  /** What else to know before choosing it. */
  rules: readonly string[]
}

/** The ways to pay, by the official page of each. */
export const WAYS = {
  directPay: {
    fee: 'Free',
    ready: [
      'Social Security number',
      'Name, address, date of birth and filing status as on an earlier return',
      'Bank routing and account number',
      'Reason for the payment and tax year',
    ],
    rules: [
      'From a bank account, without signing in.',
      'Change or cancel it up to two business days before. Limit: two payments a visit.',
    ],
  },
  irsOnlineAccount: {
    fee: 'Free',
    ready: ['ID.me sign-in, set up once with a photo ID', 'Bank routing and account number'],
    rules: ['Also shows the balance, earlier payments and notices.'],
  },
  irsBusinessAccount: {
    fee: 'Free',
    ready: ['ID.me sign-in of someone who may act for the business', 'EIN', 'Bank account'],
    rules: [
      'Accepts balances due and federal deposits. The page says which kinds of business may use it.',
    ],
  },
  eftps: {
    fee: 'Free',
    ready: ['EIN, or Social Security number', 'PIN and password', 'Form number and tax period'],
    rules: [
      'The business must enroll first; its PIN comes by mail in about a week.',
      'Closed to new individuals since October 17, 2025. Those already enrolled may continue for now.',
    ],
  },
  irsCardPayment: {
    fee: 'The card processor’s fee',
    ready: ['Card or wallet', 'Social Security number or EIN', 'Form and tax year'],
    rules: ['Payroll deposits cannot be paid by card.'],
  },
  ohioPay: {
    fee: 'Free from a bank account; a fee by card',
    ready: [
      'Social Security numbers of the filer and a joint spouse',
      'Kind of payment and tax year',
      'Four-digit school district number, for school district tax',
      'Notice number, when answering a notice',
      'Bank or card details',
    ],
    rules: [
      'Ohio and school district tax are two separate payments.',
      'First-time Ohio filers cannot use the guest payment.',
    ],
  },
  ohioGateway: {
    ready: ['OHID sign-in', 'FEIN', 'Account number of the tax', 'Bank details'],
    rules: ['Returns are filed and paid in one place.'],
  },
  ohioServices: {
    ready: ['OHID sign-in', 'FEIN', 'Tax year and bank details'],
    rules: ['The Department of Taxation’s own portal: returns, payments and letters.'],
  },
  ohioSource: {
    ready: ['FEIN', 'Payroll by employee'],
    rules: ['The employers’ system of the Department of Job and Family Services.'],
  },
  ohioBwc: {
    ready: ['Policy number', 'Payroll by class of work'],
    rules: ['Coverage comes from the state fund; payroll is reported there as well.'],
  },
  ohioMunicipalNetProfit: {
    ready: ['FEIN', 'List of the municipalities where the business earned income'],
    rules: [
      'One return for every municipality, for corporations and pass-through entities that choose it. Sole owners may not.',
    ],
  },
  rita: {
    ready: ['Social Security number or FEIN', 'MyAccount sign-in, or FastPay without one'],
    rules: ['Only for municipalities that RITA collects for; its site lists them.'],
  },
  cca: {
    ready: ['Social Security number or FEIN', 'Tax year'],
    rules: ['Only for municipalities that CCA collects for; its site lists them.'],
  },
  ohioFinder: {
    fee: 'Free; it does not take payments',
    ready: ['Street address or ZIP+4'],
    rules: [
      'Names the municipality and school district of an address. If your village is with neither RITA nor CCA, call its office.',
    ],
  },
} as const satisfies Partial<Record<OfficialLinkId, Way>>

export type WayId = keyof typeof WAYS
