import { type Field, isAnyTyped, isTyped } from './field.ts'

/** Questions that apply to few people, in their own group. */
export const LESS_COMMON_FIELDS = {
  educatorExpenses: {
    kind: 'money',
    perPerson: true,
    label: 'educator expenses',
    hint: 'Classroom supplies you paid for, kindergarten to grade 12',
  },
  gamblingWinnings: {
    kind: 'money',
    perPerson: true,
    label: 'gambling winnings',
    hint: 'W-2G, box 1, and the rest; before losses',
  },
  gamblingLosses: {
    kind: 'money',
    label: 'gambling losses',
    hint: 'Count only when you itemize, up to the winnings',
    isAsked: isAnyTyped('gamblingWinnings', 'spouse.gamblingWinnings'),
  },
  hasAlimony: {
    kind: 'check',
    label: 'alimony under an agreement made before 2019',
    hint: 'Paid or received. Later agreements, and child support, do not count for tax',
  },
  alimonyReceived: {
    kind: 'money',
    perPerson: true,
    label: 'alimony received',
    isAsked: isTyped('hasAlimony'),
  },
  alimonyPaid: {
    kind: 'money',
    perPerson: true,
    label: 'alimony paid',
    isAsked: isTyped('hasAlimony'),
  },
  stateTaxRefund: {
    kind: 'money',
    label: 'taxable state or local tax refund',
    hint: '1099-G, box 2, if you itemized in the year before',
  },
  foreignTax: {
    kind: 'money',
    label: 'foreign tax paid',
    hint: '1099-DIV, box 7; 1099-INT, box 6',
    isAsked: isAnyTyped('ordinaryDividends', 'taxableInterest'),
  },
  shortTermCarryover: {
    kind: 'money',
    label: 'short-term loss carried over',
    hint: 'Last year’s capital loss carryover worksheet, line 8',
  },
  longTermCarryover: {
    kind: 'money',
    label: 'long-term loss carried over',
    hint: 'The same worksheet, line 13',
  },
  netOperatingLoss: {
    kind: 'money',
    label: 'net operating loss carried over',
    hint: 'Of a business or farm, from last year’s return',
  },
} as const satisfies Record<string, Field>
