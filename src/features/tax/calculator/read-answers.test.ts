import { beforeEach, expect, test, vi } from 'vitest'
import { parseMoney } from '@/shared/parse-money.ts'
import { loadTaxEngine } from '@/tax/load.ts'
import { YES } from './answers.ts'
import { calculate } from './calculate.ts'
import { initialCalculatorState, reduceCalculator, shownScenario } from './calculator-state.ts'
import { readAnswers } from './read-answers.ts'
import { writeShareHash } from './share-link.ts'

vi.mock('@/shared/parse-money.ts', async (importOriginal) => {
  const original = await importOriginal<{ parseMoney: typeof parseMoney }>()
  return { ...original, parseMoney: vi.fn(original.parseMoney) }
})

beforeEach(() => {
  vi.mocked(parseMoney).mockClear()
})

test('parses an answer’s text once, in the reducer', async () => {
  const engine = await loadTaxEngine()
  const action = { type: 'answer', id: 'wages', text: '50,000' } as const
  const { answers, valid } = shownScenario(reduceCalculator(initialCalculatorState, action))
  expect(parseMoney).toHaveBeenCalledTimes(1)
  expect(answers.numbers).toEqual({ wages: 50000 })
  expect(calculate(engine, valid)?.totalIncome).toBe(50000)
  expect(writeShareHash([valid])).toContain('wages=50000')
  expect(parseMoney).toHaveBeenCalledTimes(1)
})

test('reports errors only for visible questions', () => {
  const texts = { wages: '1e309', 'spouse.wages': 'x', age: '65', isBlind: YES } as const
  expect([...readAnswers(texts).errors.keys()]).toEqual(['wages'])
  const joint = { ...texts, filingStatus: 'marriedFilingJointly' }
  expect([...readAnswers(joint).errors.keys()]).toEqual(['wages', 'spouse.wages'])
})

test('reports a loss only where the law allows none', () => {
  const texts = { rental: '-5', farm: '(5)', longTermGain: '−5', taxableInterest: '-5' }
  expect([...readAnswers(texts).errors.keys()]).toEqual(['taxableInterest'])
})

test('ignores answers to hidden questions', () => {
  const { asked, numbers } = readAnswers({ 'spouse.wages': '5', wages: '7', creditShare: '50' })
  expect([...asked]).toEqual(['wages'])
  expect(numbers).toMatchObject({ wages: 7 })
})
