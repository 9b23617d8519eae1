import { expect, test } from 'vitest'
import { sceneOf } from './scene-of.ts'

test('picks the drawing that fits a post’s subject', () => {
  expect(sceneOf({ slug: 'farm-income-averaging', tags: [] })).toBe('farm-ledger')
  expect(sceneOf({ slug: 'form-1099-k', tags: [] })).toBe('sign-painter')
  expect(sceneOf({ slug: 'news', tags: [{ slug: 'farm', name: 'Farm' }] })).toBe('farm-ledger')
  expect(sceneOf({ slug: 'anything', tags: [] })).toBe('main-street')
})
