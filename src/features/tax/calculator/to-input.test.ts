import { describe, expect, test } from 'vitest'
import * as engine from '@/tax/engine.ts'
import { type Answers, askedIds, YES } from './answers.ts'
import type { Field } from './fields/field.ts'
import { type FieldId, FIELDS } from './fields.ts'
import { DETAIL_GROUPS, FIRST_QUESTIONS } from './field-groups.ts'
import { LOCAL_FIELDS, MOVED_FIELDS } from './fields/local.ts'
import { readAnswers } from './read-answers.ts'
import { toInput as toInputOf } from './to-input.ts'

const toInput = (answers: Answers) => toInputOf(readAnswers(answers), engine)
const JOINT: Answers = { filingStatus: 'marriedFilingJointly' }
const SEPARATE: Answers = { filingStatus: 'marriedFilingSeparately' }
const WAGES: Answers = { wages: '250000', 'spouse.wages': '250000' }
/** Answers that make every question appear for someone. */
const OPENING: Answers = {
  ...WAGES,
  taxYear: '2025',
  childCareExpenses: '1',
  collegeSavings: '1',
  gamblingWinnings: '1',
  hasAlimony: YES,
  medicalExpenses: '1',
  mortgageInterest: '1',
  ordinaryDividends: '1',
  lumpSumRetirement: '1',
  marketplacePremiums: '1',
  otherDependents: '1',
  otherStateIncome: '1',
  rental: '1',
  royalties: '1',
  selfEmployment: '1',
  partnershipIncome: '300000',
  'spouse.partnershipIncome': '300000',
  'spouse.selfEmployment': '1',
  student1Costs: '1',
  hsaContribution: '1',
  'spouse.hsaContribution': '1',
  sCorporationIncome: '1',
  'spouse.sCorporationIncome': '1',
  selfEmployedHealthInsurance: '1',
  'spouse.selfEmployedHealthInsurance': '1',
  childrenUnder17: '1',
  hasAdopted: YES,
  iraContribution: '1',
  taxableInterest: '1',
  taxExemptInterest: '1',
  pensionAndIra: '1',
  isEarly: YES,
  earlyException: 'firstHome',
  'spouse.pensionAndIra': '1',
  'spouse.isEarly': YES,
  'spouse.earlyException': 'firstHome',
}
const asking = (id: FieldId) =>
  [
    SEPARATE,
    JOINT,
    { age: '66' },
    { taxYear: '2026' },
    { isRentalBusiness: YES },
    { isDependent: YES },
  ]
    .map((status) => ({ ...OPENING, ...status }))
    .find((answers) => askedIds(id, answers).length > 0) ?? {}

const fields = Object.entries<Field>(FIELDS).filter(
  ([id]) =>
    !/^student\d|^isEarly$|^hasOtherParent$|^has(?:Alimony|Adopted)$|^ohio/.test(id) &&
    !(id in LOCAL_FIELDS) &&
    !(id in MOVED_FIELDS),
)
const idsOf = (...kinds: Field['kind'][]) =>
  fields.filter(([, { kind }]) => kinds.includes(kind)).map(([id]) => id as FieldId)
const personal = fields.filter(([, { perPerson }]) => perPerson).map(([id]) => id)

describe('passes fields under their own names', () => {
  test.each(idsOf('money', 'age', 'years'))('passes %s', (id) => {
    const { input, ohio } = toInput({ ...asking(id), [id]: '67' })
    expect({ ...ohio, ...input, ...input.taxpayer }).toMatchObject({ [id]: 67 })
  })

  test.each(idsOf('check'))('passes %s when checked', (id) => {
    const read = (answers: Answers) => {
      const { input, ohio } = toInput({ ...asking(id), ...answers })
      return { ...ohio, ...input, ...input.taxpayer }
    }
    const checked = read({ [id]: YES })
    expect(checked).toMatchObject({ [id]: true })
    const open = read({})
    expect(open).toMatchObject({ [id]: false })
  })

  test('ignores boxes checked for a separate return on another', () => {
    const checks = { isLivingApart: YES, spouseItemizes: YES, isSpouseCoveredByWorkplacePlan: YES }
    expect(toInput({ ...SEPARATE, ...checks }).input).toMatchObject({ spouseItemizes: true })
    expect(toInput(checks).input).toMatchObject({
      isLivingApart: false,
      spouseItemizes: false,
      isSpouseCoveredByWorkplacePlan: false,
    })
  })

  test.each(personal)('passes %s for the spouse on a joint return only', (id) => {
    const field: Field = FIELDS[id as FieldId]
    const { kind } = field
    const last = field.kind === 'choice' ? field.options.at(-1)?.value : undefined
    const [text, value] = kind === 'check' ? [YES, true] : last ? [last, last] : ['67', 67]
    const answers = { ...OPENING, [`spouse.${id}`]: text }
    const { taxpayer, spouse } = toInput({ ...answers, ...JOINT }).input
    expect(spouse).toMatchObject({ [id]: value })
    expect(taxpayer).not.toMatchObject({ [id]: value })
    expect(toInput(answers).input.spouse).toBeUndefined()
  })
})

const child = { age: 8 }
const teenager = { age: 15 }
const student = { age: 18 }
const SHARED: Answers = { hasOtherParent: YES }
const parent = { age: 40, relationship: 'other' }

test.each([
  ['nobody', {}, []],
  ['children', { childrenUnder17: '2' }, [teenager, teenager]],
  ['young children', { childrenUnder17: '3', childrenUnder13: '2' }, [teenager, child, child]],
  ['more young children than children', { childrenUnder17: '1', childrenUnder13: '2' }, [child]],
  ['young children after the question is gone', { childrenUnder13: '2' }, []],
  ['older children', { olderChildren: '2' }, [student, student]],
  [
    'children whom the other parent claims or has',
    {
      ...SHARED,
      childrenUnder17: '3',
      childrenUnder13: '3',
      releasedChildren: '1',
      awayChildren: '1',
    },
    [{ ...teenager, custody: 'away' }, { ...child, custody: 'released' }, child],
  ],
  [
    'older children whom the other parent has or claims',
    { ...SHARED, olderChildren: '2', awayOlder: '1', releasedOlder: '1' },
    [
      { ...student, custody: 'away' },
      { ...student, custody: 'released' },
    ],
  ],
  [
    'children once none is shared',
    { childrenUnder17: '1', awayChildren: '1', releasedChildren: '1' },
    [teenager],
  ],
  ['a disabled parent', { disabledDependents: '1' }, [{ ...parent, isDisabled: true }]],
  [
    'a disabled child and parent',
    { disabledDependents: '2', disabledChildren: '1' },
    [
      { age: 40, isDisabled: true },
      { ...parent, isDisabled: true },
    ],
  ],
  ['a parent', { otherDependents: '1' }, [parent]],
])('builds the dependents from %s', (_, answers, dependents) => {
  expect(toInput(answers).input.dependents).toEqual(dependents)
})

test.each([
  ['without college costs', { student1IsAmericanOpportunity: YES }, []],
  [
    'with one student',
    { student1Costs: '1', student1IsAmericanOpportunity: YES },
    [{ expenses: 1, isAmericanOpportunity: true }],
  ],
  [
    'with two students',
    { student1Costs: '900', student2Costs: '700', student2IsAmericanOpportunity: YES },
    [
      { expenses: 900, isAmericanOpportunity: false },
      { expenses: 700, isAmericanOpportunity: true },
    ],
  ],
  [
    'with three students',
    {
      student1Costs: '900',
      student2Costs: '700',
      student3Costs: '500',
      student3IsAmericanOpportunity: YES,
    },
    [
      { expenses: 900, isAmericanOpportunity: false },
      { expenses: 700, isAmericanOpportunity: false },
      { expenses: 500, isAmericanOpportunity: true },
    ],
  ],
  ['with only a second student, which is not asked about', { student2Costs: '700' }, []],
])('builds the students of a return %s', (_, answers, students) => {
  expect(toInput(answers).input.students).toEqual(students)
})

test.each<[string, Answers, number]>([
  ['without qualified dividends', { ordinaryDividends: '900' }, 900],
  [
    'that include qualified dividends',
    { ordinaryDividends: '900', qualifiedDividends: '800' },
    900,
  ],
  [
    'smaller than the qualified dividends',
    { ordinaryDividends: '700', qualifiedDividends: '800' },
    800,
  ],
])('counts ordinary dividends %s', (_, answers, amount) => {
  expect(toInput(answers).input.ordinaryDividends).toBe(amount)
})

test('passes the answers for Ohio, the district and the town', () => {
  const answers: Answers = {
    ohioAdditions: '1',
    ohioDeductions: '2',
    ohioWithholding: '3',
    ohioEstimatedPayments: '4',
    districtRate: '1.5',
    districtBase: 'earnedIncome',
    districtPayments: '7',
    villageRate: '2',
    wages: '9',
    wagesTaxedElsewhere: '5',
    paidElsewhere: '6',
    wagesTaxedElsewhere2: '3',
    paidElsewhere2: '2',
    creditShare: '50',
    villagePayments: '8',
    creditLimitRate: '1',
  }
  expect(toInput(answers).ohio).toMatchObject({
    otherAdditions: 1,
    otherDeductions: 2,
    withholding: 3,
    estimatedPayments: 4,
    schoolDistrictPayments: 7,
    schoolDistrict: { rate: 0.015, base: 'earnedIncome' },
    village: {
      rate: 0.02,
      taxedElsewhere: [
        { wages: 5, paid: 6 },
        { wages: 3, paid: 2 },
      ],
      creditShare: 0.5,
      creditLimitRate: 0.01,
      payments: 8,
    },
  })
})

test('splits the year between two addresses', () => {
  const { ohio } = toInput({
    ...WAGES,
    villageRate: '2',
    earlierDays: '146',
    earlierVillageRate: '1',
    earlierDistrictRate: '0.5',
    earlierDistrictBase: 'earnedIncome',
  })
  expect(ohio).toMatchObject({
    schoolDistrict: { rate: 0, yearShare: 0.6 },
    earlierDistrict: { rate: 0.005, base: 'earnedIncome', yearShare: 0.4 },
    village: { rate: 0.02, creditLimitRate: 0.02, yearShare: 0.6 },
    earlierVillage: { rate: 0.01, creditLimitRate: 0.01, creditShare: 1, yearShare: 0.4 },
  })
})

test('defaults to all income and a town that credits in full', () => {
  expect(toInput({ districtRate: '1', villageRate: '2' }).ohio).toMatchObject({
    schoolDistrict: { rate: 0.01, base: 'traditional' },
    village: { rate: 0.02, creditShare: 1, creditLimitRate: 0.02 },
  })
})

test.each([
  ['single', 68, 4],
  ['marriedFilingJointly', 91, 6],
  ['headOfHousehold', 68, 4],
])(
  'asks someone with one W-2, %s, no more than %i questions, and %i in rare folds',
  (filingStatus, most, rare) => {
    const answers: Answers = { filingStatus, wages: '50000', withholding: '4000' }
    const asked = [...FIRST_QUESTIONS, ...DETAIL_GROUPS].flatMap(({ fields: ids }) =>
      ids.flatMap((id) => askedIds(id, answers)),
    )
    // A K-1, royalties and a move, in closed folds of their own.
    const isRare = (id: string) =>
      /sCorporationIncome|partnershipIncome|royalties|earlierDays/.test(id)
    expect(asked.filter((id) => !isRare(id)).length).toBeLessThanOrEqual(most)
    expect(asked.filter(isRare)).toHaveLength(rare)
  },
)
