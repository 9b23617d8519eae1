import { AFTER_QUARTERS, type DeadlineRule, fourOf, monthly, rules } from './rule.ts'

const DUE_DATES = 'https://tax.ohio.gov/help-center/resources/duedates'
const PASS_THROUGH = 'https://tax.ohio.gov/business/ohio-business-taxes/pass-through-entities'
const GATEWAY = 'https://gateway.ohio.gov'
const PAY = 'https://tax.ohio.gov/pay'

/**
 * Ohio income tax of individuals, partnerships and S corporations. Personal dates match the federal return, including
 * extensions, which Ohio honors.
 */
const INCOME = rules('ohio', 'ohio', [
  {
    id: 'return-it1040',
    situations: ['personal'],
    name: 'Ohio personal return',
    form: 'IT 1040',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    note: 'A federal extension also extends the Ohio filing date, not the payment.',
    source: 'R.C. 5747.08',
    link: PAY,
    extended: { on: '10-15' },
    dueDayLaw: 'federal',
  },
  {
    id: 'it4738',
    situations: ['passThrough'],
    name: 'Ohio pass-through entity tax, if elected',
    form: 'IT 4738',
    dates: [{ on: '04-15', detail: 'elect, file and pay for {lastYear}' }],
    source: 'R.C. 5747.38, 5747.39',
    link: DUE_DATES,
    extended: {
      name: 'Ohio pass-through entity tax after a federal extension',
      on: '09-15',
      detail: 'elect and file for {lastYear}',
      link: PASS_THROUGH,
      note: 'The tax itself was due in April.',
      dueDayLaw: 'federal',
    },
  },
  {
    id: 'estimated-it4738',
    situations: ['passThrough'],
    name: 'Ohio pass-through entity tax, if elected',
    form: 'IT 4738 estimate',
    dates: fourOf('payment for', '04-15', '07-15', '10-15', '01-15'),
    source: 'R.C. 5747.38, 5747.39',
    link: DUE_DATES,
  },
])

/** For employers' yearly reports: in one year, the Department's page showed a later day. */
const MAY_BE_LATER = 'The Department has moved this date before: see its list of due dates.'

/**
 * Dates for businesses and nonprofits with the Ohio Department of Taxation, Job and Family Services, the
 * Bureau of Workers' Compensation and the Attorney General.
 */
const BUSINESS = rules('ohio', 'ohio', [
  {
    id: 'cat',
    situations: ['cat'],
    name: 'Commercial Activity Tax',
    form: 'CAT, quarterly',
    dates: fourOf('quarter of', '05-10', '08-10', '11-10', '02-10'),
    source: 'R.C. 5751.051',
    link: 'https://tax.ohio.gov/business/ohio-business-taxes/commercial-activities',
  },
  {
    id: 'sales',
    situations: ['sales'],
    name: 'Ohio sales tax',
    form: 'UST-1, monthly',
    dates: monthly('23'),
    note: 'Small vendors may be told to file twice a year instead.',
    source: 'R.C. 5739.12',
    link: GATEWAY,
  },
  {
    id: 'withholding-monthly',
    situations: ['employer'],
    name: 'Ohio and school district withholding, monthly payers',
    form: 'IT 501, SD 101',
    dates: monthly('15'),
    note: 'Over $2,000 and under $84,000 in the 12 months to June 30 before.',
    source: 'R.C. 5747.06, 5747.07; Ohio Adm. Code 5703-7-10',
    link: GATEWAY,
  },
  {
    id: 'withholding-quarterly',
    situations: ['employer'],
    name: 'Ohio and school district withholding, quarterly payers',
    form: 'IT 501, SD 101',
    dates: AFTER_QUARTERS,
    note: '$2,000 or less in the 12 months to June 30 before.',
    source: 'R.C. 5747.06, 5747.07; Ohio Adm. Code 5703-7-10',
    link: GATEWAY,
  },
  {
    id: 'unemployment',
    situations: ['employer'],
    name: 'Ohio unemployment report and payment',
    form: 'The SOURCE',
    dates: AFTER_QUARTERS,
    source: 'R.C. 4141.25',
    link: 'https://thesource.jfs.ohio.gov',
  },
  {
    id: 'workers-comp',
    situations: ['employer'],
    name: 'Workers’ compensation payroll true-up',
    form: 'BWC true-up report',
    dates: [{ on: '08-15', detail: 'policy year ended June 30, {year}' }],
    source: 'R.C. 4123.01, 4123.35; Ohio Bureau of Workers’ Compensation',
    link: 'https://www.bwc.ohio.gov',
  },
  {
    id: 'it942',
    situations: ['employer'],
    name: 'Ohio withholding, partial-weekly payers: reconciliation',
    form: 'IT 942',
    dates: AFTER_QUARTERS,
    note: '$84,000 or more in the 12 months to June 30 before.',
    source: 'R.C. 5747.07; Ohio Adm. Code 5703-7-10',
    link: GATEWAY,
  },
  {
    id: 'it941',
    situations: ['employer'],
    name: 'Ohio withholding, yearly reconciliation',
    form: 'IT 941',
    dates: [{ on: '01-31', detail: 'file for {lastYear}' }],
    note: MAY_BE_LATER,
    source: 'R.C. 5747.07',
    link: DUE_DATES,
  },
  {
    id: 'sd141',
    situations: ['employer'],
    name: 'School district withholding, yearly reconciliation',
    form: 'SD 141',
    dates: [{ on: '01-31', detail: 'file for {lastYear}' }],
    note: MAY_BE_LATER,
    source: 'R.C. 5747.07, chapter 5748',
    link: DUE_DATES,
  },
  {
    id: 'ohio-w2',
    situations: ['employer'],
    name: 'Wage statements to Ohio',
    form: 'Forms W-2 and 1099-R, uploaded',
    dates: [{ on: '01-31', detail: 'send those of {lastYear}' }],
    note: MAY_BE_LATER,
    source: 'R.C. 5747.07',
    link: DUE_DATES,
  },
  {
    id: 'sales-half-year',
    situations: ['sales'],
    name: 'Ohio sales tax, half-yearly filers',
    form: 'UST-1, semi-annual',
    dates: [
      { on: '01-23', detail: 'July to December {lastYear}' },
      { on: '07-23', detail: 'January to June {year}' },
    ],
    note: 'For small vendors that the Department has told to file twice a year.',
    source: 'R.C. 5739.12',
    link: GATEWAY,
  },
  {
    id: 'use-quarterly',
    situations: ['sales'],
    name: 'Use tax, quarterly accounts',
    form: 'UUT-1, quarterly',
    dates: fourOf('quarter of', '04-23', '07-23', '10-23', '01-23'),
    note: 'For businesses that buy taxable items without tax and have a use tax account.',
    source: 'R.C. 5741.12',
    link: DUE_DATES,
  },
  {
    id: 'ifta',
    situations: ['trucks'],
    name: 'Fuel use tax of trucks that cross state lines',
    form: 'IFTA return',
    dates: AFTER_QUARTERS,
    note: 'Over 26,000 pounds, or with three axles or more.',
    source: 'R.C. 5728.06, 5728.08',
    link: 'https://tax.ohio.gov',
  },
  {
    id: 'charity-report',
    situations: ['nonprofit'],
    name: 'Charity’s report to the Ohio Attorney General',
    form: 'Annual report, online',
    dates: [{ on: '05-15', detail: 'file for {lastYear}' }],
    note: 'A federal extension extends it, too. Some are exempt, such as churches.',
    source: 'R.C. 109.31; Ohio Adm. Code 109:1-1-04',
    link: 'https://charitable.ohioago.gov/Charity-Registration',
  },
])

/** Dates of Ohio's departments and offices. More returns are in ohio-return-rules.ts. */
export const OHIO_RULES: readonly DeadlineRule[] = [...INCOME, ...BUSINESS]
