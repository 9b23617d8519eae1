import { expect, test } from 'vitest'
import { sessionStore } from '@/lib/storage.ts'
import { addToCalculator, startWithWages } from './add-to-calculator.ts'
import type { Answers } from './answers.ts'
import { parseAnswers } from './parse-answers.ts'
import { ANSWERS_KEY, serializeAnswers } from './saved-answers.ts'

const stored = () => parseAnswers(sessionStore.get(ANSWERS_KEY) ?? '')
const store = (...scenarios: Answers[]) =>
  sessionStore.set(ANSWERS_KEY, serializeAnswers(scenarios))

test('fills in an empty calculator', () => {
  sessionStore.remove(ANSWERS_KEY)
  addToCalculator({ wages: 11_764_458, withholding: 1_500_000 }, 2025)
  expect(stored()).toEqual([{ taxYear: '2025', wages: '117,644.58', withholding: '15,000' }])
})

test.each([
  ['a second form', { wages: '$10,000.10' }, '17,000.30'],
  ['an invalid amount', { wages: 'about 10' }, '7,000.20'],
])('adds to %s', (_, answers, wages) => {
  store(answers)
  addToCalculator({ wages: 700_020 }, 2025)
  expect(stored()).toEqual([{ wages }])
})

test('reduces a loss', () => {
  store({ longTermGain: '-1,500' })
  addToCalculator({ longTermGain: 50_000 }, null)
  expect(stored()).toEqual([{ longTermGain: '-1,000' }])
})

test('keeps other answers, the chosen year included, in both scenarios', () => {
  store({ filingStatus: 'headOfHousehold', wages: '1' }, { taxYear: '2025' })
  addToCalculator({ wages: 100 }, 2026)
  expect(stored()).toEqual([
    { filingStatus: 'headOfHousehold', wages: '2' },
    { taxYear: '2025', wages: '1' },
  ])
})

test.each([2019, null])('does not choose a year that is not offered (%j)', (year) => {
  sessionStore.remove(ANSWERS_KEY)
  addToCalculator({ wages: 100 }, year)
  expect(stored()).toEqual([{ wages: '1' }])
})

test('treats broken storage as empty', () => {
  sessionStore.set(ANSWERS_KEY, '{"v":')
  addToCalculator({ wages: 100 }, null)
  expect(stored()).toEqual([{ wages: '1' }])
})

test('puts wages typed elsewhere into the calculator', () => {
  sessionStore.remove(ANSWERS_KEY)
  startWithWages('$52,000')
  expect(stored()?.[0]).toEqual({ wages: '52,000' })
})

test('replaces earlier wages and keeps the rest', () => {
  sessionStore.remove(ANSWERS_KEY)
  addToCalculator({ wages: 1_000_00, withholding: 200_00 }, null)
  startWithWages('52000')
  expect(stored()?.[0]).toMatchObject({ wages: '52,000', withholding: '200' })
})

test('changes nothing for an invalid amount', () => {
  sessionStore.remove(ANSWERS_KEY)
  startWithWages('many')
  expect(stored()?.[0]).toBeUndefined()
})
