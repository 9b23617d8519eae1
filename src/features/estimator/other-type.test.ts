import { expect, test, vi } from 'vitest'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { SCREEN_RETURN_TYPES } from '@/shared/estimator/questions.ts'
import { findOtherType } from './other-type.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const BUSINESS: Partial<EstimatorForm> = {
  hasBusiness: true,
  businessExpenses: '2k-5k',
  businessDetails: [{ expenses: '2k-5k' }],
}

test.each<[string, Partial<EstimatorForm>, string, number, number]>([
  ['a business on Simple', { returnType: 'simple', ...BUSINESS }, 'business', 110, 205],
  ['dependents on Simple', { returnType: 'simple', dependentCount: 1 }, 'family', 185, 320],
  [
    'a business and dependents on Simple',
    { returnType: 'simple', dependentCount: 1, ...BUSINESS },
    'family',
    285,
    450,
  ],
  ['1099 income on Simple', { returnType: 'simple', has1099: true }, 'complex', 185, 345],
  ['a rental on Simple', { returnType: 'simple', hasRental: true }, 'complex', 160, 295],
  ['no dependents on Family', { returnType: 'family' }, 'simple', 110, 225],
  ['a business alone on Family', { returnType: 'family', ...BUSINESS }, 'business', 110, 205],
  ['dependents on Business', { returnType: 'business', dependentCount: 1 }, 'family', 185, 320],
  ['two W-2s on Business', { returnType: 'business', w2Count: 2 }, 'complex', 160, 295],
])('offers another type with its prices for %s', (_, answers, type, firm, competitor) => {
  expect(findOtherType({ ...DEFAULT_FORM, ...answers })).toEqual({ type, firm, competitor })
})

test.each<[string, Partial<EstimatorForm>]>([
  ['W-2s on Simple', { returnType: 'simple', w2Count: 5 }],
  ['1099 income on Complex', { returnType: 'complex', has1099: true }],
  ['dependents on Family', { returnType: 'family', dependentCount: 3 }],
  ['more on Family', { returnType: 'family', dependentCount: 1, has1099: true, ...BUSINESS }],
  ['a business on Business', { returnType: 'business', ...BUSINESS }],
  ['no answers', {}],
  // Our price would stay the same.
  ['dependents on Complex', { returnType: 'complex', dependentCount: 2 }],
  ['1099 income alone on Family', { returnType: 'family', has1099: true }],
])('offers nothing for %s', (_, answers) => {
  expect(findOtherType({ ...DEFAULT_FORM, ...answers })).toBeNull()
})

test.each(SCREEN_RETURN_TYPES)(
  'offers for %s a type that needs no third suggestion',
  (returnType) => {
    const yesNo = [false, true]
    for (const dependentCount of [0, 1])
      for (const w2Count of [1, 2])
        for (const hasBusiness of yesNo)
          for (const hasFarm of yesNo) {
            const form = {
              ...DEFAULT_FORM,
              dependentCount,
              w2Count,
              hasBusiness,
              hasFarm,
              returnType,
            }
            const other = findOtherType(form)
            if (other) expect(findOtherType({ ...form, returnType: other.type })).toBeNull()
          }
  },
)
