import { expect, test } from 'vitest'
import * as engine from '../../src/tax/engine.ts'
import { fillInput } from '../../src/tax/input.ts'
import { OHIO_DEFAULTS } from '../../src/tax/ohio/input.ts'
import { type Answers, YES } from '../../src/features/tax/calculator/answers.ts'
import { COVERED } from '../../src/features/tax/calculator/coverage.ts'
import { GAPS, possibleGaps } from '../../src/features/tax/calculator/gaps.ts'
import { COVERED_INPUTS, MISSING_INPUTS } from './coverage-inputs.ts'
import { readAnswers } from '../../src/features/tax/calculator/read-answers.ts'
import { toInput } from '../../src/features/tax/calculator/to-input.ts'

const { input, ohio } = toInput(
  readAnswers({
    filingStatus: 'marriedFilingJointly',
    wages: '200001',
    selfEmployedHealthInsurance: '1',
    sCorporationIncome: '1',
    corporationMedicareWages: '1',
    medicareWithheld: '1',
    disabledDependents: '1',
    olderChildren: '1',
    hasOtherParent: YES,
    awayOlder: '1',
    student1Costs: '1',
    student1IsAmericanOpportunity: YES,
    districtRate: '1',
    villageRate: '1',
  }),
  engine,
)
const { people, dependents, students, figures: _, ...household } = fillInput(input)
const { schoolDistrict, village } = ohio
const keysOf = (...objects: (object | undefined)[]) =>
  objects.flatMap((one) => Object.keys(one ?? {}))
const engineInputs = new Set([
  ...keysOf(household, ...people, ...dependents, ...students),
  ...keysOf(OHIO_DEFAULTS, schoolDistrict, village),
])

test('the page’s coverage list matches the inputs of the engine', () => {
  const covered = Object.values(COVERED_INPUTS).flat()
  expect(covered.toSorted()).toEqual([...new Set(covered)].toSorted())
  expect(covered.toSorted()).toEqual([...engineInputs].toSorted())
})

test('the calculator fills in every input of the engine', () => {
  const { taxpayer, spouse: _, ...given } = input
  const filled = keysOf(given, taxpayer, ohio)
  const wanted = keysOf(household, people[0], OHIO_DEFAULTS)
  expect(wanted.filter((name) => !filled.includes(name))).toEqual([])
})

test('no item is on both lists or listed twice', () => {
  const texts = [...Object.values(COVERED), ...GAPS.map(({ text }) => text)]
  expect(new Set(texts).size).toBe(texts.length)
})

test('no input of the engine closes a gap that the page still lists', () => {
  const missing = Object.values(MISSING_INPUTS).flat()
  expect(missing.filter((name) => engineInputs.has(name))).toEqual([])
})

test('every gap says how far the result can be off, and what would close it', () => {
  expect(GAPS.map(({ name }) => name).toSorted()).toEqual(Object.keys(MISSING_INPUTS).toSorted())
  expect(GAPS.filter(({ text, off }) => !text.endsWith('.') || !off.endsWith('.'))).toEqual([])
  expect(GAPS.filter(({ short }) => short === '' || short.endsWith('.'))).toEqual([])
})

test.each<[string, Answers, readonly string[]]>([
  ['wages only', { wages: '60000', withholding: '5000' }, []],
  ['a gain', { longTermGain: '1' }, ['gainRates']],
  ['a business', { selfEmployment: '40000' }, ['depreciation']],
  ['a rich business', { selfEmployment: '400000' }, ['businessDeduction', 'depreciation']],
  ['a move', { earlierDays: '100' }, ['residence']],
])('after %s, names only what the answers make possible', (_, answers, names) => {
  expect(possibleGaps(answers).map(({ name }) => name)).toEqual(names)
})
