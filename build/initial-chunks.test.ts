import { expect, test } from 'vitest'
import { initialChunks } from './initial-chunks.ts'

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

test('follows static imports only, even circular ones', () => {
  expect([...initialChunks(manifest, ['index.html', 'home.tsx'])].sort()).toEqual(
    ['_icons.js', '_react.js', 'home.tsx', 'index.html'].sort(),
  )
})

test('refuses a page that is not in the build', () => {
  expect(() => initialChunks(manifest, ['gone.tsx'])).toThrow('no chunk "gone.tsx"')
})
