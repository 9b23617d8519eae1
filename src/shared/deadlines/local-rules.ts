import { PROPERTY_RULES } from './property-rules.ts'
import { AFTER_QUARTERS, COMPANY_ESTIMATES, type DeadlineRule, monthly } from './rule.ts'

const FINDER = 'https://thefinder.tax.ohio.gov/StreamlineSalesTaxWeb/'
const SCHOOL_DISTRICTS =
  'https://tax.ohio.gov/static/tax_analysis/tax_data_series/school_district_data/sditqa.pdf'
const RITA = 'https://www.ritaohio.com'
const NET_PROFIT = 'https://tax.ohio.gov/business/ohio-business-taxes/municipal-tax/municipaltax'

const local = { area: 'local', dueDayLaw: 'ohio' } as const
/** These follow the Ohio return, which follows the federal return. */
const likeFederal = { area: 'local', dueDayLaw: 'federal' } as const

const TOWNS: readonly DeadlineRule[] = [
  {
    ...likeFederal,
    id: 'town-return',
    situations: ['town'],
    name: 'Village or city return',
    form: 'The town’s own, RITA or CCA',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    source: 'R.C. 718.05',
    link: FINDER,
  },
  {
    ...likeFederal,
    id: 'extended-town-return',
    situations: ['town'],
    name: 'Village or city return after an extension',
    form: 'The town’s own, RITA or CCA',
    dates: [{ on: '10-15', detail: 'file for {lastYear}' }],
    source: 'R.C. 718.05',
    link: FINDER,
  },
  {
    ...likeFederal,
    id: 'return-sd100',
    situations: ['town'],
    name: 'School district return',
    form: 'SD 100',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    source: 'R.C. 5747.08, chapter 5748',
    link: SCHOOL_DISTRICTS,
  },
  {
    ...likeFederal,
    id: 'extended-sd100',
    situations: ['town'],
    name: 'School district return after an extension',
    form: 'SD 100',
    dates: [{ on: '10-15', detail: 'file for {lastYear}' }],
    source: 'R.C. 5747.08, chapter 5748',
    link: SCHOOL_DISTRICTS,
  },
  {
    ...local,
    id: 'net-profit',
    situations: ['passThrough', 'corporation'],
    name: 'Village or city net profit return',
    form: 'The town’s own, RITA, CCA or the state',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    source: 'R.C. 718.05, 718.80 to 718.95',
    link: NET_PROFIT,
  },
  {
    ...local,
    id: 'estimated-net-profit',
    situations: ['passThrough', 'corporation'],
    name: 'Village or city net profit estimate',
    form: 'The town’s own, RITA, CCA or the state',
    dates: COMPANY_ESTIMATES,
    note: 'When $200 or more will be owed.',
    source: 'R.C. 718.08',
    link: NET_PROFIT,
  },
  {
    ...local,
    id: 'town-withholding',
    situations: ['employer'],
    name: 'Village or city withholding, quarterly payers',
    form: 'The town’s own, RITA or CCA',
    dates: AFTER_QUARTERS,
    note: 'Larger amounts are paid each month.',
    source: 'R.C. 718.03',
    link: RITA,
  },
  {
    ...local,
    id: 'town-withholding-year',
    situations: ['employer'],
    name: 'Village or city withholding reconciliation with W-2s',
    form: 'The town’s own, RITA or CCA',
    dates: [{ on: '02-end', detail: 'file for {lastYear}' }],
    source: 'R.C. 718.03',
    link: RITA,
  },
  {
    ...local,
    id: 'extended-net-profit',
    situations: ['passThrough', 'corporation'],
    name: 'Village or city net profit return after an extension',
    form: 'The town’s own, RITA, CCA or the state',
    dates: [{ on: '11-15', detail: 'file for {lastYear}' }],
    note: 'A month after the town returns of individuals.',
    source: 'R.C. 718.05(G)',
    link: NET_PROFIT,
  },
  {
    ...local,
    id: 'town-withholding-monthly',
    situations: ['employer'],
    name: 'Village or city withholding, monthly payers',
    form: 'The town’s own, RITA or CCA',
    dates: monthly('15'),
    source: 'R.C. 718.03',
    link: RITA,
  },
]

/** Dates of villages, cities, school districts and county offices. */
export const LOCAL_RULES: readonly DeadlineRule[] = [...TOWNS, ...PROPERTY_RULES]
