import { STATUS_LABELS } from '../labels.ts'
import {
  type AnswerTexts,
  check,
  choice,
  each,
  type Field,
  isAnyTyped,
  isTyped,
  money,
} from './field.ts'
import { INCOME_FIELDS } from './income.ts'

const hasUnearned = isAnyTyped(...Object.keys(INCOME_FIELDS), 'royalties', 'scholarship')

const { marriedFilingJointly, ...OTHER_STATUSES } = STATUS_LABELS
const PARENTS_STATUSES = { marriedFilingJointly, ...OTHER_STATUSES }

function isChildWithIncome(answers: AnswerTexts): boolean {
  const isJoint = answers['filingStatus'] === 'marriedFilingJointly'
  return !isJoint && Boolean(answers['isDependent']) && hasUnearned(answers)
}

/** Questions that apply to few people, in their own group. */
export const LESS_COMMON_FIELDS = {
  educatorExpenses: each.money('educator expenses', {
    hint: 'Classroom supplies you paid for, kindergarten to grade 12',
  }),
  gamblingWinnings: each.money('gambling winnings', {
    hint: 'W-2G, box 1, and the rest, lottery and slots too; before losses',
  }),
  gamblingLosses: money('gambling losses', {
    hint: 'Count only when you itemize, up to the winnings',
    isAsked: isAnyTyped('gamblingWinnings', 'spouse.gamblingWinnings'),
  }),
  scholarship: each.money('taxable scholarship', {
    hint: 'What paid for room, board and travel, if no W-2 has it; Schedule 1, line 8r',
    isAsked: isAnyTyped('isStudent', 'isDependent', 'student1Costs'),
  }),
  parentsTaxableIncome: money('your parents’ taxable income', {
    hint: 'Form 1040, line 15. Investment income of a child over a limit is taxed at their rate (Form 8615)',
    isAsked: isChildWithIncome,
  }),
  parentsGains: money('of it: their qualified dividends and long-term gains', {
    hint: 'Form 1040, lines 3a and 7a',
    isAsked: isChildWithIncome,
  }),
  parentsStatus: choice('your parents’ filing status', PARENTS_STATUSES, {
    isAsked: isChildWithIncome,
  }),
  paysOwnSupport: check('I earn more than half of my own support', {
    hint: 'At 18 or older, the parents’ rate then does not apply',
    isAsked: isChildWithIncome,
  }),
  hasAlimony: check('alimony under an agreement made before 2019', {
    hint: 'Paid or received. Later agreements, and child support, do not count for tax',
  }),
  alimonyReceived: each.money('alimony received', { isAsked: isTyped('hasAlimony') }),
  alimonyPaid: each.money('alimony paid', { isAsked: isTyped('hasAlimony') }),
  stateTaxRefund: money('taxable state or local tax refund', {
    hint: '1099-G, box 2, if you itemized in the year before',
  }),
  foreignTax: money('foreign tax paid', {
    hint: '1099-DIV, box 7; 1099-INT, box 6',
    isAsked: isAnyTyped('ordinaryDividends', 'taxableInterest'),
  }),
  shortTermCarryover: money('short-term loss carried over', {
    hint: 'Last year’s capital loss carryover worksheet, line 8',
  }),
  longTermCarryover: money('long-term loss carried over', { hint: 'The same worksheet, line 13' }),
  netOperatingLoss: money('net operating loss carried over', {
    hint: 'Of a business or farm, from last year’s return',
  }),
} satisfies Record<string, Field>
