import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { evaluate } from './evaluate-figures.ts'

test('a build has the values of the figures, and not the engine’s figures behind them', async () => {
  const code = await evaluate(resolve('src/content/figures.ts'))
  expect(code).toContain('"label":"Standard deduction, single","value":"$16,100"')
  expect(code).not.toMatch(/import |NaN|null/)
})

test('it has the income from which the calculator asks more, and the payroll rates', async () => {
  const code = await evaluate(resolve('src/tax/data/asked-above.ts'))
  expect(code?.split('\n').toSorted()).toEqual([
    'export const CHILDLESS_CREDIT_UP_TO = 26819.7385620915',
    'export const NO_WAGE_LIMIT_UP_TO = 197300',
    'export const TWO_EMPLOYERS_FROM = 140000',
    'export const WITHHELD_OVER = 200000',
  ])
  expect(await evaluate(resolve('src/tax/data/payroll.ts'))).toContain('"2025":176100')
})

test('leaves every other file alone', async () => {
  expect(await evaluate(resolve('src/shared/money.ts'))).toBeNull()
})
