import { OHIO_BUSINESS_RULES } from './ohio-business-rules.ts'
import type { DeadlineRule } from './rule.ts'

const DUE_DATES = 'https://tax.ohio.gov/help-center/resources/duedates'
const PASS_THROUGH = 'https://tax.ohio.gov/business/ohio-business-taxes/pass-through-entities'
const PAY = 'https://tax.ohio.gov/pay'

const ohio = { area: 'ohio', dueDayLaw: 'ohio' } as const
/** Ohio's personal dates match the federal return, including extensions, which Ohio honors. */
const likeFederal = { area: 'ohio', dueDayLaw: 'federal' } as const

/** Ohio income tax of individuals, partnerships and S corporations. */
const INCOME: readonly DeadlineRule[] = [
  {
    ...likeFederal,
    id: 'return-it1040',
    situations: ['personal'],
    name: 'Ohio personal return',
    form: 'IT 1040',
    dates: [{ on: '04-15', detail: 'file and pay for {lastYear}' }],
    note: 'A federal extension also extends the Ohio filing date, not the payment.',
    source: 'R.C. 5747.08',
    link: PAY,
  },
  {
    ...likeFederal,
    id: 'extended-it1040',
    situations: ['personal'],
    name: 'Ohio personal return after an extension',
    form: 'IT 1040',
    dates: [{ on: '10-15', detail: 'file for {lastYear}' }],
    source: 'R.C. 5747.08',
    link: PAY,
  },
  {
    ...ohio,
    id: 'it4738',
    situations: ['passThrough'],
    name: 'Ohio pass-through entity tax, if elected',
    form: 'IT 4738',
    dates: [{ on: '04-15', detail: 'elect, file and pay for {lastYear}' }],
    source: 'R.C. 5747.38, 5747.39',
    link: DUE_DATES,
  },
  {
    ...ohio,
    id: 'estimated-it4738',
    situations: ['passThrough'],
    name: 'Ohio pass-through entity tax, if elected',
    form: 'IT 4738 estimate',
    dates: [
      { on: '01-15', detail: 'fourth payment for {lastYear}' },
      { on: '04-15', detail: 'first payment for {year}' },
      { on: '07-15', detail: 'second payment for {year}' },
      { on: '10-15', detail: 'third payment for {year}' },
    ],
    source: 'R.C. 5747.38, 5747.39',
    link: DUE_DATES,
  },
  {
    ...likeFederal,
    id: 'extended-it4738',
    situations: ['passThrough'],
    name: 'Ohio pass-through entity tax after a federal extension',
    form: 'IT 4738',
    dates: [{ on: '09-15', detail: 'elect and file for {lastYear}' }],
    note: 'The tax itself was due in April.',
    source: 'R.C. 5747.38, 5747.39',
    link: PASS_THROUGH,
  },
]

/** Dates of Ohio's departments and offices. More returns are in ohio-return-rules.ts. */
export const OHIO_RULES: readonly DeadlineRule[] = [...INCOME, ...OHIO_BUSINESS_RULES]
