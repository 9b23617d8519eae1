import type { DeadlineRule } from './rule.ts'

const PASS_THROUGH = 'https://tax.ohio.gov/business/ohio-business-taxes/pass-through-entities'

const ohio = { area: 'ohio', dueDayLaw: 'ohio' } as const
/** These follow the federal return or its extension. */
const likeFederal = { area: 'ohio', dueDayLaw: 'federal' } as const

/** More Ohio returns and college savings, which only the full calendar needs. */
export const OHIO_RETURN_RULES: readonly DeadlineRule[] = [
  {
    ...ohio,
    id: 'it4708',
    situations: ['passThrough'],
    name: 'Ohio composite return for the owners, if chosen',
    form: 'IT 4708',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    note: 'A federal extension also extends the Ohio filing date, not the payment.',
    source: 'R.C. 5747.08(D)',
    link: PASS_THROUGH,
  },
  {
    ...likeFederal,
    id: 'extended-it4708',
    situations: ['passThrough'],
    name: 'Ohio composite return for the owners, after a federal extension',
    form: 'IT 4708',
    dates: [{ on: '09-15', detail: 'file for {lastYear}' }],
    source: 'R.C. 5747.08',
    link: PASS_THROUGH,
  },
  {
    ...ohio,
    id: 'it1140',
    situations: ['passThrough'],
    name: 'Ohio tax withheld for owners who live elsewhere',
    form: 'IT 1140',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    note: 'Not needed if every owner lives in Ohio or is on an IT 4708.',
    source: 'R.C. 5747.41, 5747.42',
    link: PASS_THROUGH,
  },
  {
    ...likeFederal,
    id: 'extended-it1140',
    situations: ['passThrough'],
    name: 'Ohio tax withheld for owners who live elsewhere, after a federal extension',
    form: 'IT 1140',
    dates: [{ on: '09-15', detail: 'file for {lastYear}' }],
    source: 'R.C. 5747.42',
    link: PASS_THROUGH,
  },
  {
    ...likeFederal,
    id: 'it1041',
    situations: ['trust'],
    name: 'Ohio return of a trust or estate',
    form: 'IT 1041',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    note: 'A federal extension also extends the Ohio filing date, not the payment.',
    source: 'R.C. 5747.02, 5747.08',
    link: 'https://tax.ohio.gov/pay',
  },
  {
    ...likeFederal,
    id: 'extended-it1041',
    situations: ['trust'],
    name: 'Ohio return of a trust or estate after an extension',
    form: 'IT 1041',
    dates: [{ on: '09-30', detail: 'file for {lastYear}' }],
    source: 'R.C. 5747.08; Treas. Reg. §1.6081-6',
    link: 'https://tax.ohio.gov/pay',
  },
  {
    area: 'ohio',
    dueDayLaw: 'fixed',
    id: 'ohio-529',
    situations: ['personal'],
    name: 'Ohio 529 contributions',
    form: 'CollegeAdvantage',
    dates: [{ on: '12-31', detail: 'last day to pay in for the deduction of {year}' }],
    note: 'Anything above the yearly limit is deducted in later years. A weekend does not move it.',
    source: 'R.C. 5747.70',
    link: 'https://codes.ohio.gov/ohio-revised-code/section-5747.70',
  },
]
