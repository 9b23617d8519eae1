import { expect, test } from 'vitest'
import { PAGES } from '../../src/content/pages'
import {
  SHARE_IMAGES,
  shareImage,
  shareImageAlt,
  shareImagePath,
} from '../../src/config/share-image'

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

test.each(SHARE_IMAGES.map((image) => [image.name, image] as const))(
  'the words of %s fit the picture and are in its description',
  (_, image) => {
    for (const line of image.headline) {
      expect(line.length).toBeLessThanOrEqual(24)
      expect(shareImageAlt(image)).toContain(line)
    }
  },
)
