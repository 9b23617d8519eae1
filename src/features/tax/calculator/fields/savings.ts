import { check, each, type Field, isAnyTyped, isSeparate, isTyped, money } from './field.ts'

/** Retirement and health savings, which reduce income. */
export const SAVINGS_FIELDS = {
  iraContribution: each.money('traditional IRA contribution'),
  isCoveredByWorkplacePlan: each.check('covered by a retirement plan at work', {
    hint: 'W-2, box 13',
  }),
  isSpouseCoveredByWorkplacePlan: check('my spouse is covered by a plan at work', {
    isAsked: isSeparate,
  }),
  otherRetirementSavings: each.money('401(k) and Roth IRA savings', {
    hint: 'For the saver’s credit; wages already leave out 401(k) savings',
  }),
  hsaContribution: each.money('HSA contribution', { hint: 'Paid yourself, not through payroll' }),
  employerHsa: each.money('HSA money through payroll', {
    hint: 'W-2, box 12, code W: it uses up part of the limit',
    isAsked: isTyped('hsaContribution'),
  }),
  hsaMonthsOut: each.count('months without that health plan, or on Medicare', {
    max: 12,
    hint: 'The HSA’s limit leaves them out. Social Security can start Medicare up to six months back',
    isAsked: isTyped('hsaContribution'),
  }),
  hsaCoverage: each.choice('HSA health plan', { selfOnly: 'Self only', family: 'Family' }),
  earlierWithdrawals: money('retirement money taken out in the two years before', {
    hint: 'By you or your spouse, and after the year’s end until you file; not rollovers. It reduces the saver’s credit',
    isAsked: isAnyTyped(
      'iraContribution',
      'spouse.iraContribution',
      'otherRetirementSavings',
      'spouse.otherRetirementSavings',
    ),
  }),
} satisfies Record<string, Field>
