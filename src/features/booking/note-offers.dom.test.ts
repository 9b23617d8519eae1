import { expect, test, vi } from 'vitest'
import { DEFAULT_FORM } from '@/features/estimator/public.ts'
import { sessionStore } from '@/lib/storage.ts'
import { readNoteOffers } from './note-offers.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const keep = (step: string) => {
  const form = { ...DEFAULT_FORM, returnType: 'simple' }
  sessionStore.set('estimator', JSON.stringify({ v: 1, form, step }))
}

test('offers a calculated estimate with its price', () => {
  keep('results')
  expect(readNoteOffers()).toEqual([
    { label: 'Add my estimate', text: 'Online estimate: $110. Simple return, state.' },
  ])
})

test.each(['return-type', 'income', 'state-local'])(
  'offers no estimate from unfinished questions, at step %s',
  (step) => {
    keep(step)
    expect(readNoteOffers()).toEqual([])
  },
)
