/** A page of a tax authority. */
export type OfficialLink = { name: string; href: string }

/** When these addresses were last checked against the authorities' own lists. */
export const LINKS_CHECKED_ON = '2026-11-21'

/** The official pages the tax tools link to, each address once. */
export const OFFICIAL_LINKS = {
  wheresMyRefund: {
    name: 'Where’s My Refund?',
    href: 'https://www.irs.gov/refunds',
  },
  wheresMyAmendedReturn: {
    name: 'Where’s My Amended Return?',
    href: 'https://www.irs.gov/filing/wheres-my-amended-return',
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
  },
  ohioIdentityQuiz: {
    name: 'Ohio identity confirmation quiz',
    href: 'https://tax.ohio.gov/help-center/faqs/income-identity-confirmation-quiz',
  },
  irsPayments: { name: 'All IRS payment options', href: 'https://www.irs.gov/payments' },
  directPay: {
    name: 'IRS Direct Pay',
    href: 'https://www.irs.gov/payments/direct-pay',
  },
  irsOnlineAccount: {
    name: 'IRS Online Account',
    href: 'https://www.irs.gov/payments/online-account-for-individuals',
  },
  irsBusinessAccount: {
    name: 'IRS Business Tax Account',
    href: 'https://www.irs.gov/businesses/business-tax-account',
  },
  eftps: {
    name: 'EFTPS',
    href: 'https://www.eftps.gov',
  },
  irsCardPayment: {
    name: 'IRS card and digital wallet payments',
    href: 'https://www.irs.gov/payments/pay-your-taxes-by-debit-or-credit-card',
  },
  irsPaymentPlan: {
    name: 'IRS payment plan',
    href: 'https://www.irs.gov/opa',
  },
  form1040Es: {
    name: 'Form 1040-ES with its worksheet',
    href: 'https://www.irs.gov/pub/irs-pdf/f1040es.pdf',
  },
  formW4: { name: 'Form W-4', href: 'https://www.irs.gov/pub/irs-pdf/fw4.pdf' },
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
  },
  ohioGateway: {
    name: 'Ohio Business Gateway',
    href: 'https://gateway.ohio.gov',
  },
  ohioServices: {
    name: 'OH|TAX eServices',
    href: 'https://myportal.tax.ohio.gov',
  },
  ohioSource: {
    name: 'The SOURCE',
    href: 'https://thesource.jfs.ohio.gov',
  },
  ohioBwc: {
    name: 'Bureau of Workers’ Compensation',
    href: 'https://www.bwc.ohio.gov',
  },
  ohioMunicipalNetProfit: {
    name: 'State filing of municipal net profit tax',
    href: 'https://tax.ohio.gov/business/ohio-business-taxes/municipal-tax/municipaltax',
  },
  ohioFinder: {
    name: 'The Finder',
    href: 'https://thefinder.tax.ohio.gov/StreamlineSalesTaxWeb/',
  },
  ohioForms: {
    name: 'Ohio tax forms',
    href: 'https://tax.ohio.gov/forms',
  },
  homesteadLaw: {
    name: 'R.C. 323.152',
    href: 'https://codes.ohio.gov/ohio-revised-code/section-323.152',
  },
  cauvLaw: {
    name: 'R.C. 5713.31',
    href: 'https://codes.ohio.gov/ohio-revised-code/section-5713.31',
  },
  muskingumAuditor: {
    name: 'Muskingum County Auditor',
    href: 'https://www.muskingumcountyauditor.org',
  },
  rita: {
    name: 'RITA',
    href: 'https://www.ritaohio.com',
  },
  cca: {
    name: 'CCA',
    href: 'https://www.ccaohio.gov',
  },
} as const satisfies Record<string, OfficialLink>

export type OfficialLinkId = keyof typeof OFFICIAL_LINKS
