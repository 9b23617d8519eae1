import { AFTER_QUARTERS, COMPANY_ESTIMATES, type DeadlineRule, monthly, rules } from './rule.ts'

const FINDER = 'https://thefinder.tax.ohio.gov/StreamlineSalesTaxWeb/'
const SCHOOL_DISTRICTS =
  'https://tax.ohio.gov/static/tax_analysis/tax_data_series/school_district_data/sditqa.pdf'
const RITA = 'https://www.ritaohio.com'
const COUNTY_FORMS = 'https://tax.ohio.gov/forms'
const NET_PROFIT = 'https://tax.ohio.gov/business/ohio-business-taxes/municipal-tax/municipaltax'

/** Those that follow the Ohio return have its law, which is that of the federal return. */
const TOWNS = rules('local', 'ohio', [
  {
    id: 'town-return',
    situations: ['town'],
    name: 'Village or city return',
    form: 'The town’s own, RITA or CCA',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    source: 'R.C. 718.05',
    link: FINDER,
    extended: { on: '10-15' },
    dueDayLaw: 'federal',
  },
  {
    id: 'return-sd100',
    situations: ['town'],
    name: 'School district return',
    form: 'SD 100',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    source: 'R.C. 5747.08, chapter 5748',
    link: SCHOOL_DISTRICTS,
    extended: { on: '10-15' },
    dueDayLaw: 'federal',
  },
  {
    id: 'net-profit',
    situations: ['passThrough', 'corporation'],
    name: 'Village or city net profit return',
    form: 'The town’s own, RITA, CCA or the state',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    source: 'R.C. 718.05, 718.80 to 718.95',
    link: NET_PROFIT,
    extended: {
      on: '11-15',
      note: 'A month after the town returns of individuals.',
      source: 'R.C. 718.05(G)',
    },
  },
  {
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
    id: 'town-withholding-year',
    situations: ['employer'],
    name: 'Village or city withholding reconciliation with W-2s',
    form: 'The town’s own, RITA or CCA',
    dates: [{ on: '02-end', detail: 'file for {lastYear}' }],
    source: 'R.C. 718.03',
    link: RITA,
  },
  {
    id: 'town-withholding-monthly',
    situations: ['employer'],
    name: 'Village or city withholding, monthly payers',
    form: 'The town’s own, RITA or CCA',
    dates: monthly('15'),
    source: 'R.C. 718.03',
    link: RITA,
  },
])

/**
 * The county auditor's dates. County offices set their own days off, so rely on the day the law names. The treasurer's
 * dates are on the bill (undated.ts).
 */
const PROPERTY = rules('local', 'fixed', [
  {
    id: 'homestead',
    situations: ['property', 'farm'],
    name: 'Homestead exemption',
    form: 'DTE 105A',
    dates: [{ on: '12-31', detail: 'apply for {year}' }],
    note: 'Once it is granted, no new application is needed each year.',
    source: 'R.C. 323.152, 323.153',
    link: COUNTY_FORMS,
  },
  {
    id: 'owner-occupancy',
    situations: ['property', 'farm'],
    name: 'Owner-occupancy credit',
    form: 'DTE 105C',
    dates: [{ on: '12-31', detail: 'apply for {year}' }],
    note: 'Look for it on the bill: if it is there, you need not apply again.',
    source: 'R.C. 323.152(B), 323.153',
    link: COUNTY_FORMS,
  },
  {
    id: 'cauv',
    situations: ['property', 'farm'],
    name: 'CAUV, farmland taxed at its value for farming',
    form: 'DTE 109, DTE 109A',
    dates: [{ on: '03-before-first-monday', detail: 'apply or renew for {year}' }],
    note: 'The last working day before the first Monday of March. Some auditors take renewals later.',
    source: 'R.C. 5713.31',
    link: 'https://codes.ohio.gov/ohio-revised-code/section-5713.31',
  },
  {
    id: 'board-of-revision',
    situations: ['property', 'farm'],
    name: 'Complaint about a property value',
    form: 'DTE 1',
    dates: [{ on: '03-31', detail: 'to the board of revision, value of {lastYear}' }],
    source: 'R.C. 5715.19(A)(1)',
    link: 'https://codes.ohio.gov/ohio-revised-code/section-5715.19',
    dueDayLaw: 'ohio',
  },
])

/** Dates of villages, cities, school districts and county offices. */
export const LOCAL_RULES: readonly DeadlineRule[] = [...TOWNS, ...PROPERTY]
