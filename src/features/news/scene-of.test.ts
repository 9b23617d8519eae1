import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sceneOf } from './scene-of'

const slugs = globSync('src/content/posts/*.md').map((file) => basename(file, '.md'))

test('a post shows the drawing of its subject', () => {
  expect(sceneOf({ slug: 'farm-income-averaging', tags: [] })).toBe('farm-ledger')
  expect(sceneOf({ slug: 'form-1099-k', tags: [] })).toBe('shop-counter')
  expect(sceneOf({ slug: 'news', tags: [{ slug: 'farm', name: 'Farm' }] })).toBe('farm-ledger')
  expect(sceneOf({ slug: 'anything', tags: [] })).toBe('main-street')
})

test('no view stands on more than four posts of our own', () => {
  const scenes = slugs.map((slug) => sceneOf({ slug, tags: [] }))
  const counts = scenes.map((scene) => scenes.filter((one) => one === scene).length)
  expect(slugs.length).toBeGreaterThan(10)
  expect(Math.max(...counts)).toBeLessThanOrEqual(4)
})
