import { expect, test, vi } from 'vitest'
import { listPrices } from './list-prices.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

test('pages name the price the estimator comes to, protection included', () => {
  expect(listPrices()).toEqual({
    simple: '$110',
    family: '$185',
    selfEmployed: '$60',
    royalties: '$185',
    sideBusiness: '$210',
  })
})
