import { type DeadlineRule, PERSONAL_ESTIMATES, rules } from './rule.ts'

const FORM_1040_ES = 'https://www.irs.gov/pub/irs-pdf/f1040es.pdf'
const OHIO_PAY = 'https://tax.ohio.gov/pay'

/** Individuals' estimated payments, which the estimated taxes page loads without the other rules. */
export const ESTIMATE_RULES: readonly DeadlineRule[] = [
  ...rules('federal', 'federal', [
    {
      id: 'estimated-1040',
      situations: ['estimated'],
      name: 'Federal estimated tax',
      form: 'Form 1040-ES',
      dates: PERSONAL_ESTIMATES,
      source: 'IRC §6654(c)(2)',
      link: FORM_1040_ES,
    },
    {
      id: 'farm-estimate',
      situations: ['farm'],
      name: 'Federal estimated tax of farmers',
      form: 'Form 1040-ES',
      dates: [{ on: '01-15', detail: 'the one payment for {lastYear}' }],
      note: 'Not needed if the return is filed and paid by March 1.',
      source: 'IRC §6654(i)(1)',
      link: FORM_1040_ES,
    },
    {
      id: 'farm-return',
      situations: ['farm'],
      name: 'Farm return without estimated payments',
      form: 'Form 1040, Schedule F',
      dates: [{ on: '03-01', detail: 'file and pay for {lastYear}' }],
      note: 'If at least two-thirds of your gross income is from farming.',
      source: 'IRC §6654(i)(1)(D), (i)(2)',
      link: 'https://www.irs.gov/publications/p505',
    },
  ]),
  ...rules('ohio', 'federal', [
    {
      id: 'estimated-it1040',
      situations: ['estimated'],
      name: 'Ohio estimated tax',
      form: 'IT 1040ES',
      dates: PERSONAL_ESTIMATES,
      source: 'R.C. 5747.09',
      link: OHIO_PAY,
    },
  ]),
  ...rules('local', 'federal', [
    {
      dueDayLaw: 'ohio',
      id: 'estimated-town',
      situations: ['town'],
      name: 'Village or city estimated tax',
      form: 'The town’s own, RITA or CCA',
      dates: PERSONAL_ESTIMATES,
      note: 'When $200 or more will be owed after withholding.',
      source: 'R.C. 718.08',
      link: 'https://thefinder.tax.ohio.gov/StreamlineSalesTaxWeb/',
    },
    {
      id: 'estimated-sd100',
      situations: ['town'],
      name: 'School district estimated tax',
      form: 'SD 100ES',
      dates: PERSONAL_ESTIMATES,
      source: 'R.C. 5747.09, chapter 5748',
      link: OHIO_PAY,
    },
  ]),
]
