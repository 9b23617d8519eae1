import { expect, test } from 'vitest'
import { sceneOf } from './scene-of.ts'

test('a post shows the drawing of its subject', () => {
  expect(sceneOf({ slug: 'farm-income-averaging', tags: [] })).toBe('farm-ledger')
  expect(sceneOf({ slug: 'form-1099-k', tags: [] })).toBe('shop-counter')
  expect(sceneOf({ slug: 'news', tags: [{ slug: 'farm', name: 'Farm' }] })).toBe('farm-ledger')
  expect(sceneOf({ slug: 'anything', tags: [] })).toBe('main-street')
})
