import { choices, type Field, isAnyTyped, isSeparate, isTyped } from './field.ts'

/** Retirement and health savings, which reduce income. */
export const SAVINGS_FIELDS = {
  iraContribution: { kind: 'money', perPerson: true, label: 'traditional IRA contribution' },
  isCoveredByWorkplacePlan: {
    kind: 'check',
    perPerson: true,
    label: 'covered by a retirement plan at work',
    hint: 'W-2, box 13',
  },
  isSpouseCoveredByWorkplacePlan: {
    kind: 'check',
    label: 'my spouse is covered by a plan at work',
    isAsked: isSeparate,
  },
  otherRetirementSavings: {
    kind: 'money',
    perPerson: true,
    label: '401(k) and Roth IRA savings',
    hint: 'For the saver’s credit; wages already leave out 401(k) savings',
  },
  hsaContribution: {
    kind: 'money',
    perPerson: true,
    label: 'HSA contribution',
    hint: 'Paid yourself, not through payroll',
  },
  employerHsa: {
    kind: 'money',
    perPerson: true,
    label: 'HSA money through payroll',
    hint: 'W-2, box 12, code W: it uses up part of the limit',
    isAsked: isTyped('hsaContribution'),
  },
  hsaMonthsOut: {
    kind: 'count',
    max: 12,
    perPerson: true,
    label: 'months without that health plan, or on Medicare',
    hint: 'The HSA’s limit leaves them out. Social Security can start Medicare up to six months back',
    isAsked: isTyped('hsaContribution'),
  },
  hsaCoverage: {
    kind: 'choice',
    perPerson: true,
    label: 'HSA health plan',
    options: choices({ selfOnly: 'Self only', family: 'Family' }),
  },
  earlierWithdrawals: {
    kind: 'money',
    label: 'retirement money taken out in the two years before',
    hint: 'By you or your spouse, and after the year’s end until you file; not rollovers. It reduces the saver’s credit',
    isAsked: isAnyTyped(
      'iraContribution',
      'spouse.iraContribution',
      'otherRetirementSavings',
      'spouse.otherRetirementSavings',
    ),
  },
} as const satisfies Record<string, Field>
