import { expect, test } from 'vitest'
import { PAGES } from '../../src/config/pages.ts'
import { listShareImages } from '../../build/site-files/share-images.ts'
import { sceneOf } from '../../src/features/news/scene-of.ts'
import { shareImage, shareImageAlt, shareImagePath } from '../../src/config/share-image.ts'

test.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/services/payroll', 'services'],
  ['/industries/oil-and-gas', 'industries'],
  ['/pricing', 'pricing'],
  ['/about-us', 'about'],
  ['/resources/tax-calculator', 'resources'],
  ['/news/:slug', 'news'],
  ['/contact', 'contact'],
  ['/schedule', 'contact'],
  ['/privacy', 'legal'],
  ['/accessibility', 'legal'],
  ['/auth', 'default'],
])('%s uses the share image of the section %s', (path, name) => {
  expect(PAGES.map((entry) => entry.path)).toContain(path)
  expect(shareImage(path).name).toBe(name)
})

test('a missing page uses the general share image', () => {
  expect(shareImagePath(shareImage())).toBe('/share/default.png')
})

test('every indexed page belongs to a section', () => {
  const without = PAGES.filter(
    (entry) => !entry.noIndex && shareImage(entry.path).name === 'default',
  )
  expect(without.map(({ path }) => path)).toEqual([])
})

test('every page and every post topic has a share image', () => {
  const names = listShareImages().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { path, scene } of PAGES) expect(names).toContain(shareImage(path, scene).name)
  const post = { slug: 'farm-tax-day', tags: [] }
  expect(names).toContain(shareImage('/news/farm-tax-day', sceneOf(post)).name)
})

test('the alternative text of each share image contains its headline', () => {
  for (const image of listShareImages()) {
    for (const line of image.headline) expect(shareImageAlt(image)).toContain(line)
  }
})
