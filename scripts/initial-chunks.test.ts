import { expect, test } from 'vitest'
import { allStyles, chunksWithin, initialChunks } from './initial-chunks'

const manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_react.js'],
    dynamicImports: ['home.tsx', 'late.tsx'],
  },
  'home.tsx': { file: 'home.js', imports: ['index.html', '_icons.js'] },
  'late.tsx': { file: 'late.js', imports: ['_zod.js'] },
  '_react.js': { file: 'react.js' },
  '_icons.js': { file: 'icons.js', imports: ['_react.js'] },
  '_zod.js': { file: 'zod.js' },
}

test('follows static imports only, also round in circles', () => {
  expect([...initialChunks(manifest, ['index.html', 'home.tsx'])].sort()).toEqual(
    ['_icons.js', '_react.js', 'home.tsx', 'index.html'].sort(),
  )
})

test('refuses a page that is not in the build', () => {
  expect(() => initialChunks(manifest, ['gone.tsx'])).toThrow('no chunk "gone.tsx"')
})

test('the sheet of all styles is found by its name', () => {
  const sheet = { '_all-12ab.css': { file: 'assets/all-12ab.css' } }
  expect(allStyles({ ...manifest, ...sheet })).toBe('assets/all-12ab.css')
  expect(() => allStyles(manifest)).toThrow('no sheet of all styles')
})

test('what a page may load ends where other pages and their sheets begin', () => {
  const manifest = {
    shell: { file: 's.js', dynamicImports: ['menu', 'home', 'other'] },
    home: { file: 'h.js', imports: ['shell', 'shared'], dynamicImports: ['results'] },
    menu: { file: 'm.js' },
    shared: { file: 'x.js' },
    other: { file: 'o.js', imports: ['far'] },
    results: { file: 'r.js' },
    far: { file: 'f.js' },
  }
  const isOther = (key: string) => key === 'other' || key === 'results'
  expect([...chunksWithin(manifest, ['shell', 'home'], isOther)]).toEqual([
    'shell',
    'menu',
    'home',
    'shared',
  ])
})
