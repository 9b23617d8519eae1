import { type AnswerTexts, each, type Field, isAnyTyped, isTyped, money } from './field.ts'
import { mayHaveWageLimit } from './pass-through.ts'

const hasOwnProfit = isAnyTyped('selfEmployment', 'farm', 'partnershipIncome')

/** Property that was sold may be a farm's, a shop's, or that of rented buildings and partnerships. */
const hasProperty = (answers: AnswerTexts) =>
  hasOwnProfit(answers) || isAnyTyped('rental', 'sCorporationIncome')(answers)

const hasFirm = isAnyTyped('selfEmployment', 'spouse.selfEmployment', 'farm', 'spouse.farm')
const mayLimitOwn = (answers: AnswerTexts) =>
  (hasFirm(answers) || isTyped('isRentalBusiness')(answers)) && mayHaveWageLimit(answers)

/** Business, farm, tips and overtime. */
export const WORK_FIELDS = {
  selfEmployment: each.signed('business profit or loss', { hint: 'Schedule C, after expenses' }),
  farm: each.signed('farm profit or loss', { hint: 'Schedule F, after expenses' }),
  businessTips: each.money('tips included in the business profit', {
    hint: 'Cash tips in an occupation on the IRS list, not of a service trade; they count up to the net profit',
    isAsked: isTyped('selfEmployment'),
  }),
  properties: {
    kind: 'worksheet',
    label: 'depreciation worksheet',
    isAsked: hasFirm,
  },
  businessPropertyIncome: each.signed('ordinary gain or loss on business property sold', {
    hint: 'Form 4797, line 17: recaptured depreciation, or a loss. Use a minus for a loss.',
    isAsked: hasProperty,
  }),
  businessPropertyGain: each.money('long-term gain on business property sold', {
    hint: 'Form 4797, line 9, or line 7 if that is empty; also of raised livestock held for breeding or dairy',
    isAsked: hasProperty,
  }),
  businessWages: money('wages your own business paid', {
    hint: 'Form W-3, box 1, all together: at this income they limit the business income deduction',
    isAsked: mayLimitOwn,
  }),
  businessProperty: money('equipment and buildings of your own business', {
    hint: 'What they cost, if in use for no more than ten years or still depreciated',
    isAsked: mayLimitOwn,
  }),
  selfEmployedHealthInsurance: each.money('self-employed health insurance', {
    hint: 'Also what your S corporation paid for you and included in box 1 of the W-2',
  }),
  corporationMedicareWages: each.money('Medicare wages of your S corporation', {
    hint: 'Box 5 of its W-2, which limits that deduction. Leave empty if its pay is entered as that of a business you own',
    isAsked: isTyped('selfEmployedHealthInsurance', 'sCorporationIncome'),
  }),
  selfEmployedRetirement: each.money('SEP or solo 401(k): the employer’s part'),
  soloDeferral: each.money('solo 401(k): what you deferred', {
    hint: 'With the extra amount from 50 on, without Roth. Deferrals at another job share the limit',
    isAsked: hasOwnProfit,
  }),
  tips: each.money('tips included in wages', {
    hint: 'Qualified cash tips; those of your own business are asked beside its profit',
  }),
  overtimePremium: each.money('overtime premium included in wages', {
    hint: 'Only the extra half of time and a half',
  }),
} satisfies Record<string, Field>
