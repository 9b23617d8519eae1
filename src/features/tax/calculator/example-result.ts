import type { Answers } from './answers.ts'

/** The example shown until there is a result. A test recalculates it. */
export const EXAMPLE_RESULT = {
  household: 'A couple with one child, wages of $52,306 and $28,290 in 2026',
  answers: {
    taxYear: '2026',
    filingStatus: 'marriedFilingJointly',
    childrenUnder17: '1',
    wages: '52,306',
    'spouse.wages': '28,290',
  } satisfies Answers,
  lines: [
    { label: 'Total income', amount: 80596 },
    { label: 'Taxable income', amount: 48396 },
    { label: 'Federal income tax', amount: 3112 },
    { label: 'Ohio income tax', amount: 1508 },
  ],
} as const
