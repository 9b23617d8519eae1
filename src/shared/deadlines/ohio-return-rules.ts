import { type DeadlineRule, rules } from './rule.ts'

const PASS_THROUGH = 'https://tax.ohio.gov/business/ohio-business-taxes/pass-through-entities'

/** More Ohio returns and college savings, which only the full calendar needs. Some follow the federal return. */
export const OHIO_RETURN_RULES: readonly DeadlineRule[] = rules('ohio', 'ohio', [
  {
    id: 'it4708',
    situations: ['passThrough'],
    name: 'Ohio composite return for the owners, if chosen',
    form: 'IT 4708',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    note: 'A federal extension also extends the Ohio filing date, not the payment.',
    source: 'R.C. 5747.08(D)',
    link: PASS_THROUGH,
    extended: {
      name: 'Ohio composite return for the owners, after a federal extension',
      on: '09-15',
      source: 'R.C. 5747.08',
      dueDayLaw: 'federal',
    },
  },
  {
    id: 'it1140',
    situations: ['passThrough'],
    name: 'Ohio tax withheld for owners who live elsewhere',
    form: 'IT 1140',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    note: 'Not needed if every owner lives in Ohio or is on an IT 4708.',
    source: 'R.C. 5747.41, 5747.42',
    link: PASS_THROUGH,
    extended: {
      name: 'Ohio tax withheld for owners who live elsewhere, after a federal extension',
      on: '09-15',
      source: 'R.C. 5747.42',
      dueDayLaw: 'federal',
    },
  },
  {
    id: 'it1041',
    situations: ['trust'],
    name: 'Ohio return of a trust or estate',
    form: 'IT 1041',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    note: 'A federal extension also extends the Ohio filing date, not the payment.',
    source: 'R.C. 5747.02, 5747.08',
    link: 'https://tax.ohio.gov/pay',
    extended: { on: '09-30', source: 'R.C. 5747.08; Treas. Reg. §1.6081-6' },
    dueDayLaw: 'federal',
  },
  {
    id: 'ohio-529',
    situations: ['personal'],
    name: 'Ohio 529 contributions',
    form: 'CollegeAdvantage',
    dates: [{ on: '12-31', detail: 'last day to pay in for the deduction of {year}' }],
    note: 'Anything above the yearly limit is deducted in later years. A weekend does not move it.',
    source: 'R.C. 5747.70',
    link: 'https://codes.ohio.gov/ohio-revised-code/section-5747.70',
    dueDayLaw: 'fixed',
  },
])
