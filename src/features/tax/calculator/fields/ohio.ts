import { choice, count, each, type Field, isAnyTyped, isTyped, money } from './field.ts'

const HAS_PENSION = isTyped('pensionAndIra')
const HAS_BUSINESS = isAnyTyped(
  'selfEmployment',
  'spouse.selfEmployment',
  'farm',
  'spouse.farm',
  'rental',
)

/** Additions and deductions of the Ohio Schedule of Adjustments. */
export const OHIO_FIELDS = {
  collegeSavings: money('paid into Ohio’s 529 plan', {
    hint: 'CollegeAdvantage; with what earlier years could not deduct',
  }),
  collegeBeneficiaries: count('beneficiaries of the 529 plan', {
    hint: '0 means one. Up to $4,000 each is deducted',
    isAsked: isTyped('collegeSavings'),
  }),
  ableSavings: money('paid into STABLE accounts'),
  ableBeneficiaries: count('beneficiaries of STABLE accounts', {
    hint: '0 means one. Up to $4,000 each is deducted',
    isAsked: isTyped('ableSavings'),
  }),
  ownHealthPremiums: money('of the medical costs: health premiums without other coverage', {
    hint: 'For months with neither Medicare nor a plan an employer pays into; what you paid after the premium tax credit',
    isAsked: isTyped('medicalExpenses'),
  }),
  longTermCarePremiums: money('of the medical costs: long-term care premiums', {
    isAsked: isTyped('medicalExpenses'),
  }),
  usBondInterest: money('of the interest: from US bonds', {
    hint: '1099-INT, box 3; savings bonds, Treasury bills and notes',
    isAsked: isAnyTyped('taxableInterest', 'ordinaryDividends'),
  }),
  otherStateBondInterest: money('of the tax-exempt interest: from other states’ bonds', {
    hint: 'Ohio taxes it',
    isAsked: isTyped('taxExemptInterest'),
  }),
  uniformedRetirement: each.money('of the pension: uniformed services retirement', {
    hint: 'Survivor benefits too',
    isAsked: HAS_PENSION,
  }),
  disabilityBenefits: each.money('of the pension: disability or survivor benefits', {
    hint: 'From an employer’s plan, until its retirement age',
    isAsked: HAS_PENSION,
  }),
  militaryPay: each.money('military pay while stationed outside Ohio', {
    hint: 'Already included in wages',
  }),
  pregnancyCenterGifts: money('gifts to pregnancy resource centers'),
  bonusDepreciation: money('bonus depreciation taken', {
    hint: 'Form 4562, line 14',
    isAsked: HAS_BUSINESS,
  }),
  section179: money('section 179 expense taken', {
    hint: 'Form 4562, line 12',
    isAsked: HAS_BUSINESS,
  }),
  addBackShare: choice(
    'share that Ohio adds back',
    {
      fiveSixths: '5/6, as a rule',
      twoThirds: '2/3: Ohio withholding rose by 10% or more',
      all: 'All: it made or raised a federal loss',
      none: 'None: withholding rose by as much',
    },
    { isAsked: isAnyTyped('bonusDepreciation', 'section179') },
  ),
  earlierAddBack: money('deduction for earlier add-backs', {
    hint: 'This year’s 1/5, 1/2 or 1/6 of what Ohio added back before',
    isAsked: HAS_BUSINESS,
  }),
  ohioDeductions: money('other Ohio deductions', {
    hint: 'An Ohio adoption grant included in income, for example. Not Social Security, business income, medical costs or refunds: those are already subtracted',
  }),
  ohioAdditions: money('other Ohio additions', { hint: 'Ohio Schedule of Adjustments' }),
} satisfies Record<string, Field>
