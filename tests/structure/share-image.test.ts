import { expect, test } from 'vitest'
import { pageAt } from '../../src/content/find-page'
import { PAGES } from '../../src/content/pages'
import { listShareImages } from '../../build/site-files/share-images'
import { sceneOf } from '../../src/features/news/scene-of'
import { shareImage, shareImageAlt, shareImagePath } from '../../src/config/share-image'

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
])('%s shows the picture of the section %s', (path, name) => {
  expect(PAGES.map((entry) => entry.path)).toContain(path)
  expect(shareImage(path).name).toBe(name)
})

test('a missing page shows the general picture', () => {
  expect(shareImagePath(shareImage())).toBe('/share/default.png')
})

test('every page that search engines list belongs to a section', () => {
  const without = PAGES.filter(
    (entry) => !entry.noIndex && shareImage(entry.path).name === 'default',
  )
  expect(without.map(({ path }) => path)).toEqual([])
})

test.each([
  ['/services/payroll', 'services-workshop'],
  ['/industries/oil-and-gas', 'industries-well-pad'],
  ['/resources/property-taxes', 'resources-farm-ledger'],
  ['/about-us', 'about-main-street'],
  ['/pricing', 'pricing'],
])('%s shares its own drawing: %s', (path, name) => {
  expect(shareImage(path, pageAt(path).scene).name).toBe(name)
})

test('there is a picture for every page and for a post of any subject', () => {
  const names = listShareImages().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { path, scene } of PAGES) expect(names).toContain(shareImage(path, scene).name)
  const post = { slug: 'farm-tax-day', tags: [] }
  expect(shareImage('/news/farm-tax-day', sceneOf(post)).name).toBe('news-farm-ledger')
  expect(names).toContain('news-farm-ledger')
})

test.each([
  ['/services', 3],
  ['/industries', 3],
  ['/resources', 4],
] as const)('of the pages under %s, at most %i have the same drawing', (kind, most) => {
  const scenes = PAGES.flatMap(({ path, scene }) => (path.startsWith(kind) && scene) || [])
  expect(scenes.length).toBeGreaterThan(7)
  for (const scene of scenes) {
    expect(scenes.filter((one) => one === scene).length, scene).toBeLessThanOrEqual(most)
  }
})

test.each(listShareImages().map((image) => [image.name, image] as const))(
  'the words of %s fit the picture and are in its description',
  (_, image) => {
    for (const line of image.headline) {
      expect(line.length).toBeLessThanOrEqual(24)
      expect(shareImageAlt(image)).toContain(line)
    }
  },
)
