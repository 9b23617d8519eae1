import type { Answers } from './answers.ts'

/** The example shown until there is a result. A test recalculates it. */
export const EXAMPLE_RESULT = {
  household:
    'A couple with one child in 2026: wages of $52,306 and $28,290, of which $4,310 was withheld for the IRS and $1,400 for Ohio.',
  answers: {
    taxYear: '2026',
    filingStatus: 'marriedFilingJointly',
    childrenUnder17: '1',
    wages: '52,306',
    'spouse.wages': '28,290',
    withholding: '4,310',
    ohioWithholding: '1,400',
  } satisfies Answers,
  /** What comes back, in whole dollars; below zero if due. */
  federal: 1198,
  ohio: -108,
  lines: [
    { label: 'Total income', amount: 80596 },
    { label: 'Taxable income', amount: 48396 },
    { label: 'Federal income tax', amount: 3112 },
    { label: 'Ohio income tax', amount: 1508 },
  ],
} as const
