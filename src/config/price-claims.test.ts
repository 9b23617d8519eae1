import { expect, test, vi } from 'vitest'
import { LIST_PRICES } from './price-claims.ts'

vi.mock('./rates.ts', () => vi.importActual('../../tests/fixtures/specified-rates.ts'))

test('gives the prices that the estimator calculates, Protection Plus included', () => {
  expect(LIST_PRICES).toEqual({
    simple: '$110',
    family: '$185',
    selfEmployed: '$60',
    royalties: '$185',
    sideBusiness: '$210',
  })
})
