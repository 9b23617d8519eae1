import { check, each, type Field, isAnyTyped, isTyped, money, signed } from './field.ts'
import { WITHDRAWAL_FIELDS } from './withdrawals.ts'

/** Income beyond wages. */
export const INCOME_FIELDS = {
  taxableInterest: money('interest', { hint: '1099-INT, box 1' }),
  earlySavingsPenalty: money('penalty on early withdrawal of savings', {
    hint: '1099-INT, box 2; 1099-OID, box 3',
    isAsked: isTyped('taxableInterest'),
  }),
  taxExemptInterest: money('tax-exempt interest', { hint: '1099-INT, box 8' }),
  ordinaryDividends: money('ordinary dividends', { hint: '1099-DIV, box 1a' }),
  qualifiedDividends: money('qualified dividends', {
    hint: '1099-DIV, box 1b; part of the ordinary ones',
  }),
  reitDividends: money('section 199A dividends', {
    hint: '1099-DIV, box 5; part of the ordinary ones. A fifth of them is deducted',
    isAsked: isTyped('ordinaryDividends'),
  }),
  shortTermGain: signed('short-term gain or loss', {
    hint: 'Held a year or less. Use a minus for a loss.',
  }),
  longTermGain: signed('long-term gain or loss', { hint: 'Held longer. Use a minus for a loss.' }),
  homeSaleGain: money('taxable gain on a home you sold', {
    hint: 'Leave empty if there is nothing to report: your home for two of the last five years, a gain up to $250,000 ($500,000 joint), and no Form 1099-S. Otherwise what is over',
    isAsked: isAnyTyped('mortgageInterest', 'stateAndLocalTaxes', 'longTermGain'),
  }),
  pensionAndIra: each.money('pensions and IRA withdrawals', { hint: '1099-R, the taxable amount' }),
  ...WITHDRAWAL_FIELDS,
  socialSecurity: money('Social Security benefits', { hint: 'SSA-1099, box 5, all together' }),
  unemployment: each.money('unemployment compensation', { hint: '1099-G, box 1' }),
  otherIncome: signed('other taxable income or loss', {
    hint: 'Prizes, jury duty, a hobby and the like: what no other field names. Use a minus for a loss.',
  }),
  rental: signed('rental profit or loss', { hint: 'After expenses. Use a minus for a loss.' }),
  isRentalBusiness: check('the rental is a trade or business', {
    hint: 'If so, it counts for the business income deductions',
    isAsked: isTyped('rental'),
  }),
  isRealEstateProfessional: check('a real estate professional works in it', {
    hint: 'You or your spouse on a joint return: over 750 hours a year in real estate, and more than half of all work. Its losses are not limited',
    isAsked: isTyped('rental', 'isRentalBusiness'),
  }),
} satisfies Record<string, Field>
