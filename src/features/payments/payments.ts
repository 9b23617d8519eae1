import type { WayId } from './ways.ts'

export const PAYERS = [
  { value: 'individual', label: 'Individual' },
  { value: 'business', label: 'Business' },
  { value: 'employer', label: 'Employer' },
] as const

export type Payer = (typeof PAYERS)[number]['value']

export const KIND_LABELS = {
  federalBalance: 'Federal income tax due',
  estimates: 'Estimated tax',
  payroll: 'Federal payroll tax',
  ohioIncome: 'Ohio income tax',
  passThrough: 'Ohio pass-through entity tax (IT 4738)',
  sales: 'Ohio sales tax',
  use: 'Ohio use tax',
  cat: 'Commercial Activity Tax (CAT)',
  village: 'Village or city income tax',
  schoolDistrict: 'School district income tax',
  unemployment: 'Ohio unemployment contributions',
  workersCompensation: 'Workers’ compensation premiums',
} as const

export type PaymentKind = keyof typeof KIND_LABELS

/** One payment: where to make it (best way first), and what to know. */
type Payment = {
  kind: PaymentKind
  ways: readonly [WayId, ...WayId[]]
  note?: string
}

/** Every payment of the tool by payer, in list order. */
export const PAYMENTS: Record<Payer, readonly [Payment, ...Payment[]]> = {
  individual: [
    {
      kind: 'federalBalance',
      ways: ['directPay', 'irsOnlineAccount', 'irsCardPayment'],
      note: 'You can enter bank details on an e-filed return instead; then there is nothing else to do.',
    },
    {
      kind: 'estimates',
      ways: ['directPay', 'irsOnlineAccount', 'ohioPay'],
      note: 'Federal and Ohio estimates are separate payments: 1040-ES at the IRS, IT 1040ES or SD 100ES at Ohio.',
    },
    { kind: 'ohioIncome', ways: ['ohioPay'] },
    {
      kind: 'use',
      ways: ['ohioPay'],
      note: 'On the IT 1040, line 12, and paid with it.',
    },
    {
      kind: 'village',
      ways: ['ohioFinder', 'rita', 'cca'],
      note: 'First find out who collects the tax where you work and where you live.',
    },
    {
      kind: 'schoolDistrict',
      ways: ['ohioPay', 'ohioFinder'],
      note: 'The district is the one you live in. The Finder gives its number and says whether it has an income tax.',
    },
  ],
  business: [
    {
      kind: 'federalBalance',
      ways: ['eftps', 'irsBusinessAccount', 'irsCardPayment'],
      note: 'For tax the business itself owes. Sole owners pay theirs as individuals.',
    },
    {
      kind: 'estimates',
      ways: ['eftps', 'irsBusinessAccount'],
      note: 'For C corporations. Sole owners, partners and S corporation shareholders pay estimates as individuals.',
    },
    {
      kind: 'passThrough',
      ways: ['ohioServices'],
      note: 'For partnerships and S corporations that choose it. Otherwise the owners pay Ohio tax on business income with their own returns, as individuals.',
    },
    { kind: 'sales', ways: ['ohioGateway'] },
    {
      kind: 'use',
      ways: ['ohioGateway'],
      note: 'For businesses with a use tax account. Sole owners can report it on the IT 1040.',
    },
    {
      kind: 'cat',
      ways: ['ohioGateway'],
      note: 'At or below the yearly exclusion there is no return and no tax.',
    },
    {
      kind: 'village',
      ways: ['ohioFinder', 'rita', 'cca', 'ohioMunicipalNetProfit'],
      note: 'Tax on net profit goes to each municipality where the business earned it.',
    },
  ],
  employer: [
    {
      kind: 'payroll',
      ways: ['eftps', 'irsBusinessAccount'],
      note: 'Withheld income tax, Social Security, Medicare and federal unemployment tax are deposited electronically.',
    },
    {
      kind: 'ohioIncome',
      ways: ['ohioGateway'],
      note: 'What you withheld from pay.',
    },
    {
      kind: 'village',
      ways: ['rita', 'cca', 'ohioFinder'],
      note: 'What you withheld for the municipality where the work is done.',
    },
    {
      kind: 'schoolDistrict',
      ways: ['ohioGateway'],
      note: 'What you withheld for the district where the employee lives.',
    },
    {
      kind: 'unemployment',
      ways: ['ohioSource'],
      note: 'Paid each quarter, with the wage report.',
    },
    { kind: 'workersCompensation', ways: ['ohioBwc'] },
  ],
}

/** The payer's payment of that kind, or the payer's first payment if there is none. */
export function findPayment(payer: Payer, kind: PaymentKind): Payment {
  const payments = PAYMENTS[payer]
  return payments.find((payment) => payment.kind === kind) ?? payments[0]
}
