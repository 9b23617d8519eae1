/** A page of a tax authority, and what a visitor needs there. */
export type OfficialLink = {
  name: string
  href: string
  /** To have at hand before opening it; left out where one only reads. */
  ready?: readonly string[]
}

/** When these addresses were last compared with the authorities' own lists. */
export const LINKS_CHECKED_ON = '2026-11-21'

/** The official pages that the tax tools lead to, each address once. */
export const OFFICIAL_LINKS = {
  wheresMyRefund: {
    name: 'Where’s My Refund?',
    href: 'https://www.irs.gov/refunds',
    ready: [
      'Social Security number or ITIN',
      'Filing status',
      'Exact refund amount in whole dollars',
      'Tax year',
    ],
  },
  wheresMyAmendedReturn: {
    name: 'Where’s My Amended Return?',
    href: 'https://www.irs.gov/filing/wheres-my-amended-return',
    ready: ['Social Security number or ITIN', 'Date of birth', 'ZIP code'],
  },
  irs2Go: { name: 'IRS2Go', href: 'https://www.irs.gov/newsroom/irs2goapp' },
  verifyReturn: {
    name: 'Identity and Tax Return Verification',
    href: 'https://www.irs.gov/verifyreturn',
  },
  bankNotice: {
    name: 'Notice CP53E',
    href: 'https://www.irs.gov/individuals/understanding-your-cp53e-notice',
  },
  ohioRefund: {
    name: 'Ohio refund status',
    href: 'https://tax.ohio.gov/refund',
    ready: ['Social Security number', 'Tax year', 'Refund amount from the Ohio return'],
  },
  ohioIdentityQuiz: {
    name: 'Ohio identity confirmation quiz',
    href: 'https://tax.ohio.gov/help-center/faqs/income-identity-confirmation-quiz',
  },
  irsPayments: { name: 'All IRS payment options', href: 'https://www.irs.gov/payments' },
  directPay: {
    name: 'IRS Direct Pay',
    href: 'https://www.irs.gov/payments/direct-pay',
    ready: [
      'Social Security number',
      'Name, address, date of birth and filing status as on an earlier return',
      'Bank routing and account number',
      'Reason for the payment and tax year',
    ],
  },
  irsOnlineAccount: {
    name: 'IRS Online Account',
    href: 'https://www.irs.gov/payments/online-account-for-individuals',
    ready: ['ID.me sign-in, set up once with a photo ID', 'Bank routing and account number'],
  },
  irsBusinessAccount: {
    name: 'IRS Business Tax Account',
    href: 'https://www.irs.gov/businesses/business-tax-account',
    ready: ['ID.me sign-in of someone who may act for the business', 'EIN', 'Bank account'],
  },
  eftps: {
    name: 'EFTPS',
    href: 'https://www.eftps.gov',
    ready: ['EIN, or Social Security number', 'PIN and password', 'Form number and tax period'],
  },
  irsCardPayment: {
    name: 'IRS card and digital wallet payments',
    href: 'https://www.irs.gov/payments/pay-your-taxes-by-debit-or-credit-card',
    ready: ['Card or wallet', 'Social Security number or EIN', 'Form and tax year'],
  },
  irsPaymentPlan: {
    name: 'IRS payment plan',
    href: 'https://www.irs.gov/opa',
    ready: ['Balance due, from the notice or the return', 'ID.me sign-in', 'Bank details'],
  },
  form1040Es: {
    name: 'Form 1040-ES with its worksheet',
    href: 'https://www.irs.gov/pub/irs-pdf/f1040es.pdf',
  },
  form2210: { name: 'Form 2210', href: 'https://www.irs.gov/forms-pubs/about-form-2210' },
  irsInterestRates: {
    name: 'IRS interest rates by quarter',
    href: 'https://www.irs.gov/payments/quarterly-interest-rates',
  },
  modernPayments: {
    name: 'IRS page on electronic payments',
    href: 'https://www.irs.gov/modernpayments',
  },
  ohioPay: {
    name: 'Ohio income tax payments',
    href: 'https://tax.ohio.gov/pay',
    ready: [
      'Social Security numbers of the filer and a joint spouse',
      'Kind of payment and tax year',
      'Four-digit school district number, for school district tax',
      'Notice number, when answering a notice',
      'Bank or card details',
    ],
  },
  ohioGateway: {
    name: 'Ohio Business Gateway',
    href: 'https://gateway.ohio.gov',
    ready: ['OHID sign-in', 'FEIN', 'Account number of the tax', 'Bank details'],
  },
  ohioMunicipalNetProfit: {
    name: 'State filing of municipal net profit tax',
    href: 'https://tax.ohio.gov/business/ohio-business-taxes/municipal-tax/municipaltax',
    ready: ['FEIN', 'List of the municipalities where the business earned'],
  },
  ohioFinder: {
    name: 'The Finder',
    href: 'https://thefinder.tax.ohio.gov/StreamlineSalesTaxWeb/',
    ready: ['Street address or ZIP+4'],
  },
  rita: {
    name: 'RITA',
    href: 'https://www.ritaohio.com',
    ready: ['Social Security number or FEIN', 'MyAccount sign-in, or FastPay without one'],
  },
  cca: {
    name: 'CCA',
    href: 'https://www.ccaohio.gov',
    ready: ['Social Security number or FEIN', 'Tax year'],
  },
} as const satisfies Record<string, OfficialLink>

export type OfficialLinkId = keyof typeof OFFICIAL_LINKS
