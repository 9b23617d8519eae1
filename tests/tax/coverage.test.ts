import { expect, test } from 'vitest'
import * as engine from '../../src/tax/engine.ts'
import { fillInput } from '../../src/tax/input.ts'
import { OHIO_DEFAULTS } from '../../src/tax/ohio/input.ts'
import { YES } from '../../src/features/tax/calculator/answers.ts'
import { COVERED, NOT_COVERED } from '../../src/features/tax/calculator/coverage.ts'
import { MAIN_GAPS } from '../../src/features/tax/calculator/coverage-note.tsx'
import { COVERED_INPUTS, MISSING_INPUTS } from './coverage-inputs.ts'
import { readAnswers } from '../../src/features/tax/calculator/read-answers.ts'
import { toInput } from '../../src/features/tax/calculator/to-input.ts'

const { input, ohio } = toInput(
  readAnswers({
    filingStatus: 'marriedFilingJointly',
    wages: '200001',
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
const { people, dependents, students, ...household } = fillInput(input)
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
  const texts = [...Object.values(COVERED), ...Object.values(NOT_COVERED)]
  expect(new Set(texts).size).toBe(texts.length)
})

test('no input of the engine closes a gap that the page still lists', () => {
  const missing = Object.values(MISSING_INPUTS).flat()
  expect(missing.filter((name) => engineInputs.has(name))).toEqual([])
})

test('the gaps that stand open take at most 90 words', () => {
  expect(MAIN_GAPS.split(/\s+/).length).toBeLessThanOrEqual(90)
})
