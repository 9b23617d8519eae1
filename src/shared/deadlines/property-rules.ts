import type { DeadlineRule } from './rule.ts'

const FORMS = 'https://tax.ohio.gov/forms'

/** County offices set their own days off, so rely on the day the law names. */
const county = { area: 'local', dueDayLaw: 'fixed' } as const

/** The county auditor's dates. The treasurer's are on the bill (undated.ts). */
export const PROPERTY_RULES: readonly DeadlineRule[] = [
  {
    ...county,
    id: 'homestead',
    situations: ['property', 'farm'],
    name: 'Homestead exemption',
    form: 'DTE 105A',
    dates: [{ on: '12-31', detail: 'apply for {year}' }],
    note: 'Once it is granted, no new application is needed each year.',
    source: 'R.C. 323.152, 323.153',
    link: FORMS,
  },
  {
    ...county,
    id: 'owner-occupancy',
    situations: ['property', 'farm'],
    name: 'Owner-occupancy credit',
    form: 'DTE 105C',
    dates: [{ on: '12-31', detail: 'apply for {year}' }],
    note: 'Look for it on the bill: if it is there, you need not apply again.',
    source: 'R.C. 323.152(B), 323.153',
    link: FORMS,
  },
  {
    ...county,
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
    area: 'local',
    dueDayLaw: 'ohio',
    id: 'board-of-revision',
    situations: ['property', 'farm'],
    name: 'Complaint about a property value',
    form: 'DTE 1',
    dates: [{ on: '03-31', detail: 'to the board of revision, value of {lastYear}' }],
    source: 'R.C. 5715.19(A)(1)',
    link: 'https://codes.ohio.gov/ohio-revised-code/section-5715.19',
  },
]
