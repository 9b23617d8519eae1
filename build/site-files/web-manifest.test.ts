import { expect, test } from 'vitest'
import { site } from '../../src/config/site.ts'
import { APP_ICONS } from './app-icons.ts'
import { siteColor } from '../../src/styles/site-colors.ts'
import { webManifest } from './web-manifest.ts'

test('the manifest has the fields that a home screen needs', () => {
  expect(JSON.parse(webManifest())).toMatchObject({
    name: site.name,
    short_name: site.shortName,
    start_url: '/',
    display: 'browser',
    theme_color: siteColor('paper'),
    background_color: siteColor('paper'),
  })
})

test('the manifest lists every icon, among them a large, a small and a maskable one', () => {
  const { icons } = JSON.parse(webManifest())
  expect(icons).toHaveLength(APP_ICONS.length)
  for (const [sizes, purpose] of [
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]) {
    expect(icons).toContainEqual({
      src: expect.stringMatching(/^\/icon-.*\.png$/),
      sizes,
      type: 'image/png',
      purpose,
    })
  }
})
