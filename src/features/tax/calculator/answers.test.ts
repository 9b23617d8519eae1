import { expect, test } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import { answerOf, askedIds, labelOf, setAnswer } from './answers.ts'
import { DETAIL_GROUPS, FIRST_QUESTIONS } from './field-groups.ts'
import { FIELDS } from './fields.ts'
import { FIRST_FIELDS } from './fields/first.ts'

const JOINT = { filingStatus: 'marriedFilingJointly' }
const TOWN = { villageRate: '2', wagesTaxedElsewhere: '60000' }
const SEPARATE = { filingStatus: 'marriedFilingSeparately' }

test('puts every field in one group, and the year above them', () => {
  const grouped = [...FIRST_QUESTIONS, ...DETAIL_GROUPS].flatMap(({ fields }) => fields)
  expect([...grouped, 'taxYear'].toSorted()).toEqual(Object.keys(FIELDS).toSorted())
})

test('offers the engine’s years and default year', async () => {
  const { DEFAULT_TAX_YEAR, TAX_YEARS } = await loadTaxEngine()
  expect(FIRST_FIELDS.taxYear.options.map(({ value }) => Number(value))).toEqual(TAX_YEARS)
  expect(Number(answerOf({}, 'taxYear'))).toBe(DEFAULT_TAX_YEAR)
})

test('drops an answer that returns to its default', () => {
  const answers = setAnswer(setAnswer({}, 'childrenUnder17', '2'), 'wages', '5')
  expect(answers).toEqual({ childrenUnder17: '2', wages: '5' })
  expect(setAnswer(answers, 'childrenUnder17', '0')).toEqual({ wages: '5' })
  expect(setAnswer(answers, 'wages', '')).toEqual({ childrenUnder17: '2' })
  expect(setAnswer({ taxYear: '2025' }, 'taxYear', '2026')).toEqual({})
})

test.each([
  ['wages', {}, ['wages']],
  ['wages', JOINT, ['wages', 'spouse.wages']],
  ['taxableInterest', JOINT, ['taxableInterest']],
  ['isLivingApart', {}, []],
  ['isLivingApart', SEPARATE, ['isLivingApart']],
  ['childrenUnder13', {}, []],
  ['childrenUnder13', { childrenUnder17: '1' }, ['childrenUnder13']],
  ['paidElsewhere', { villageRate: '1' }, []],
  ['paidElsewhere', { wagesTaxedElsewhere: '900' }, []],
  ['wagesTaxedElsewhere2', { ...TOWN, wages: '60000' }, []],
  ['wagesTaxedElsewhere2', { ...TOWN, wages: '60000', medicareWages: '64000' }, []],
  ['wagesTaxedElsewhere2', { ...TOWN, wages: '90000' }, ['wagesTaxedElsewhere2']],
  [
    'wagesTaxedElsewhere2',
    { ...TOWN, ...JOINT, wages: '60000', 'spouse.wages': '9' },
    ['wagesTaxedElsewhere2'],
  ],
  ['wagesTaxedElsewhere2', { ...TOWN, villageRate: '', wages: '90000' }, []],
  ['workTownRate', { ...TOWN, wages: '90000' }, []],
  ['workTownRate', { ...TOWN, wages: '90000', wagesTaxedElsewhere2: '30000' }, ['workTownRate']],
  ['workTownRate2', { ...TOWN, wages: '90000', wagesTaxedElsewhere2: '30000' }, ['workTownRate2']],
  ['workTownRate3', { ...TOWN, wages: '90000', wagesTaxedElsewhere2: '20000' }, []],
  ['student2IsAmericanOpportunity', { student2Costs: '900' }, []],
  ['ownerPay', JOINT, []],
  ['ownerPay', { ...JOINT, 'spouse.sCorporationIncome': '900' }, ['spouse.ownerPay']],
  ['passThroughWages', { ...JOINT, 'spouse.sCorporationIncome': '110,000' }, []],
  [
    'passThroughWages',
    { ...JOINT, wages: '300,000', 'spouse.sCorporationIncome': '110,000' },
    ['passThroughWages'],
  ],
  ['passThroughWages', { sCorporationIncome: '200,000' }, ['passThroughWages']],
  ['passThroughWages', { wages: '300,000' }, []],
  ['paidElsewhere', { villageRate: '1', wagesTaxedElsewhere: '900' }, ['paidElsewhere']],
] as const)('asks %s for %j as %j', (field, answers, ids) => {
  expect(askedIds(field, answers)).toEqual(ids)
})

test.each([
  ['wages', {}, 'Wages'],
  ['wages', JOINT, 'Your wages'],
  ['spouse.wages', JOINT, 'Spouse’s wages'],
  ['isBlind', JOINT, 'You: blind'],
  ['spouse.isBlind', JOINT, 'Spouse: blind'],
  ['taxableInterest', JOINT, 'Interest'],
] as const)('labels %s for %j', (id, answers, label) => {
  expect(labelOf(id, answers)).toBe(label)
})

test('says next to care costs whom they count for', () => {
  const care = DETAIL_GROUPS.find(({ id }) => id === 'care')
  expect(care?.fields.slice(0, 2)).toEqual(['childrenUnder13', 'childCareExpenses'])
  expect(FIELDS.childCareExpenses.hint).toContain('that you enter')
})

test.each([
  ['the taxpayer’s age', { age: '65' }, true],
  ['a younger taxpayer', { age: '64' }, false],
  ['the spouse’s age on a joint return', { ...JOINT, 'spouse.age': '65' }, true],
  ['an old spouse’s age on a separate return', { ...SEPARATE, 'spouse.age': '65' }, false],
])('asks about the lump-sum credit from 65 for %s', (_, answers, isAsked) => {
  expect(askedIds('claimsLumpSumDistribution', answers).length > 0).toBe(isAsked)
})
