import { expect, test, vi } from 'vitest'
import { DEFAULT_FORM } from '@/features/estimator/public'
import { sessionStore } from '@/lib/storage'
import { firstNote, readNoteOffers } from './note-offers'

vi.mock('@/features/estimator/rates', () =>
  vi.importActual('../../../tests/fixtures/specified-rates'),
)

const keep = (step: number) => {
  const form = { ...DEFAULT_FORM, returnType: 'simple' }
  sessionStore.set('estimator', JSON.stringify({ v: 1, form, step }))
}

test('a calculated estimate is offered with its price', () => {
  keep(7)
  expect(readNoteOffers()).toEqual([
    { label: 'Add my estimate', text: 'Online estimate: $110. Simple return, state.' },
  ])
})

test.each([0, 1, 6])('questions begun are no estimate: at step %i none is offered', (step) => {
  keep(step)
  expect(readNoteOffers()).toEqual([])
})

test('whoever comes from the results has the estimate in the note', () => {
  keep(7)
  expect(firstNote({ withEstimate: true })).toBe('Online estimate: $110. Simple return, state.')
  expect(firstNote(null)).toBe('')
})
