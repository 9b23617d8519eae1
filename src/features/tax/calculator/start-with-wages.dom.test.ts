import { beforeEach, expect, test } from 'vitest'
import { sessionStore } from '@/lib/storage'
import { addToCalculator } from './add-to-calculator'
import { parseAnswers } from './parse-answers'
import { ANSWERS_KEY } from './saved-answers'
import { startWithWages } from './start-with-wages'

beforeEach(() => sessionStore.remove(ANSWERS_KEY))
const saved = () => parseAnswers(sessionStore.get(ANSWERS_KEY) ?? '')?.[0]

test('wages typed elsewhere stand in the calculator', () => {
  startWithWages('$52,000')
  expect(saved()).toEqual({ wages: '52,000' })
})

test('they take the place of earlier ones and leave the rest alone', () => {
  addToCalculator({ wages: 1_000_00, withholding: 200_00 }, null)
  startWithWages('52000')
  expect(saved()).toMatchObject({ wages: '52,000', withholding: '200' })
})

test('what is no amount changes nothing', () => {
  startWithWages('many')
  expect(saved()).toBeUndefined()
})
