import { NO_WAGE_LIMIT_UP_TO } from '@/tax/data/asked-above.ts'
import {
  amountOf,
  type AnswerTexts,
  check,
  each,
  type Field,
  isAnyTyped,
  isTyped,
  money,
} from './field.ts'
import { INCOME_FIELDS } from './income.ts'
import { WITHDRAWAL_FIELDS } from './withdrawals.ts'

const hasPassThrough = isAnyTyped('partnershipIncome', 'sCorporationIncome')

/** Answers that may be part of taxable income, or more. */
const INCOME_IDS = new Set([
  ...Object.keys(INCOME_FIELDS).filter((id) => !(id in WITHDRAWAL_FIELDS)),
  'wages',
  'selfEmployment',
  'farm',
  'partnershipIncome',
  'sCorporationIncome',
  'guaranteedPayments',
  'gamblingWinnings',
  'businessPropertyIncome',
  'businessPropertyGain',
  'stateTaxRefund',
  'royalties',
])

/** Whether taxable income may be so high that wages and property limit the business income deduction. */
export function mayHaveWageLimit(answers: AnswerTexts): boolean {
  const income = Object.keys(answers)
    .filter((id) => INCOME_IDS.has(id.replace('spouse.', '')))
    .reduce((sum, id) => sum + amountOf(answers, id), 0)
  const filers = answers['filingStatus'] === 'marriedFilingJointly' ? 2 : 1
  return income > filers * NO_WAGE_LIMIT_UP_TO
}

function mayLimitShares(answers: AnswerTexts): boolean {
  const isOwner =
    hasPassThrough(answers) ||
    isAnyTyped('spouse.partnershipIncome', 'spouse.sCorporationIncome')(answers)
  return isOwner && mayHaveWageLimit(answers)
}

/** Royalties, and schedules K-1 of partnerships and S corporations. */
export const PASS_THROUGH_FIELDS = {
  royalties: money('royalties', { hint: '1099-MISC, box 2, before expenses' }),
  royaltyExpenses: money('expenses of the royalties', {
    hint: 'Severance tax and other costs, without depletion',
    isAsked: isTyped('royalties'),
  }),
  areOilRoyalties: check('the royalties are from oil or gas', {
    hint: 'Subtracts the depletion of 15%',
    isAsked: isTyped('royalties'),
  }),
  sCorporationIncome: each.signed('S corporation income or loss', {
    hint: 'K-1 of Form 1120-S, box 1. Use a minus for a loss.',
  }),
  partnershipIncome: each.signed('partnership or LLC income or loss', {
    hint: 'K-1 of Form 1065, box 1. Use a minus for a loss.',
  }),
  guaranteedPayments: each.money('guaranteed payments', {
    hint: 'K-1 of Form 1065, box 4c',
    isAsked: isTyped('partnershipIncome'),
  }),
  partnershipSelfEmployment: each.signed('self-employment earnings of the partnership', {
    hint: 'K-1 of Form 1065, box 14 code A, less its section 179',
    isAsked: isTyped('partnershipIncome'),
  }),
  passThroughSection179: each.money('section 179 of the K-1', {
    hint: 'Box 11 of Form 1120-S or box 12 of Form 1065',
    isAsked: hasPassThrough,
  }),
  ownerPay: each.money('pay from a business you own at least 20% of', {
    hint: 'Part of the wages or guaranteed payments; Ohio counts it as business income',
    isAsked: hasPassThrough,
  }),
  isPassThroughPassive: each.check('only invested in the business of the K-1', {
    hint: 'You do not work in it regularly',
    isAsked: hasPassThrough,
  }),
  passThroughWages: money('W-2 wages of the K-1 businesses, your share', {
    hint: 'Section 199A statement: at this income they limit the business income deduction',
    isAsked: mayLimitShares,
  }),
  passThroughProperty: money('property of the K-1 businesses, your share', {
    hint: 'The same statement: UBIA of qualified property',
    isAsked: mayLimitShares,
  }),
} satisfies Record<string, Field>
