import { expect, test } from 'vitest'
import { drawingPreload } from './drawing-preload'

const NAMES = ['illustrations/bridge-day-tall', 'illustrations/bridge-day-wide']
const DUSK = ['illustrations/bridge-dusk-tall', 'illustrations/bridge-dusk-wide']
const SCENES = ['scenes/main-street-day', 'scenes/main-street-dusk']
const manifest = Object.fromEntries(
  [...NAMES, ...DUSK, ...SCENES].map((name) => [
    `src/assets/${name}.svg`,
    { file: `assets/${name.split('/')[1]}.svg` },
  ]),
)

test.each([
  ['/', undefined, '/assets/bridge-day-tall.svg /assets/bridge-day-wide.svg'],
  ['/about-us', 'storefront', '/assets/main-street-day.svg'],
] as const)('the drawing at the head of %s is asked for early', (path, scene, day) => {
  const script = drawingPreload(manifest, { path, scene }, `<div class="scene scene-${scene}">`)
  expect(script).toContain(`data-light="${day}"`)
  expect(script).toContain(`data-dark="${day.replaceAll('day', 'dusk')}"`)
})

test('the drawing above an article is the one of its subject', () => {
  const body = '<h1>Tips</h1><div class="scene scene-storefront article-scene">'
  expect(drawingPreload(manifest, { path: '/news/tips' }, body)).toContain(
    'data-light="/assets/main-street-day.svg"',
  )
})

test('nothing is asked for on a page without a drawing', () => {
  expect(drawingPreload(manifest, { path: '/terms' }, '')).toBe('')
})

test('nothing is asked for where the drawing is in shared links only', () => {
  const page = { path: '/resources/tax-calculator', scene: 'storefront' } as const
  expect(drawingPreload(manifest, page, '<h1>Tax calculator</h1>')).toBe('')
})

test('a drawing that is not in the build is named', () => {
  const page = { path: '/services', scene: 'workshop' } as const
  expect(() => drawingPreload(manifest, page, '<div class="scene scene-workshop">')).toThrow(
    'scenes/workshop-day.svg',
  )
})
