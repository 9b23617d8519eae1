import type { OfficialLinkId } from '@/content/official-links'

/** When fees and rules were last compared with the official pages. */
export const PAYMENT_FACTS_CHECKED_ON = '2026-11-21'

/** One way to pay: its official page (official-links.ts also says what to have ready). */
export type Way = {
  link: OfficialLinkId
  fee: string
  /** What else one must know before choosing it. */
  rules: readonly string[]
}

export const WAYS = {
  directPay: {
    link: 'directPay',
    fee: 'Free',
    rules: [
      'From a bank account, without signing in.',
      'Two payments a visit, each under $10 million; change or cancel one up to two business days before its date.',
    ],
  },
  irsOnlineAccount: {
    link: 'irsOnlineAccount',
    fee: 'Free',
    rules: ['Also shows the balance, earlier payments and notices.'],
  },
  irsBusinessAccount: {
    link: 'irsBusinessAccount',
    fee: 'Free',
    rules: [
      'Takes balances due and federal deposits. The page says which kinds of business may use it.',
    ],
  },
  eftps: {
    link: 'eftps',
    fee: 'Free',
    rules: [
      'A business enrolls first; its PIN comes by post in about a week.',
      'Closed to new individuals since October 17, 2025. Those already enrolled may go on for now.',
    ],
  },
  irsCard: {
    link: 'irsCardPayment',
    fee: 'The card processor’s fee, shown before you confirm',
    rules: ['Payroll deposits cannot be paid by card.'],
  },
  ohioPay: {
    link: 'ohioPay',
    fee: 'Free from a bank account; a fee by card',
    rules: [
      'Ohio and school district tax are two separate payments.',
      'First-time Ohio filers cannot use the guest payment.',
    ],
  },
  ohioGateway: {
    link: 'ohioGateway',
    fee: 'Any fee is shown before you confirm',
    rules: ['Returns are filed and paid in one place.'],
  },
  ohioMunicipalNetProfit: {
    link: 'ohioMunicipalNetProfit',
    fee: 'Any fee is shown before you confirm',
    rules: [
      'One return for every municipality, for corporations and pass-through entities that choose it. Sole owners may not.',
    ],
  },
  rita: {
    link: 'rita',
    fee: 'Any fee is shown before you confirm',
    rules: ['Only for municipalities that RITA collects for; its site lists them.'],
  },
  cca: {
    link: 'cca',
    fee: 'Any fee is shown before you confirm',
    rules: ['Only for municipalities that CCA collects for; its site lists them.'],
  },
  ohioFinder: {
    link: 'ohioFinder',
    fee: 'Free; it takes no payment',
    rules: [
      'Names the municipality and school district of an address. A village in neither RITA nor CCA collects its own tax: call its office.',
    ],
  },
} as const satisfies Record<string, Way>

export type WayId = keyof typeof WAYS
