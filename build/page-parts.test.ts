import { expect, test } from 'vitest'
import { listParts } from './page-parts.ts'

const manifest = {
  'index.html': { file: 'index.js', dynamicImports: ['src/pages/home.tsx', 'menu.tsx'] },
  'menu.tsx': { file: 'menu.js', imports: ['_icons.js'], css: ['menu.css'] },
  '_icons.js': { file: 'icons.js' },
  'src/pages/home.tsx': {
    file: 'home.js',
    imports: ['index.html', '_icons.js'],
    dynamicImports: ['results.tsx', 'src/features/documents/engines/pdf.ts'],
  },
  'results.tsx': { file: 'results.js', dynamicImports: ['share.ts'] },
  'share.ts': { file: 'share.js' },
  'src/features/documents/engines/pdf.ts': { file: 'pdf.js' },
}

test('lists all files that load later, except pages and heavy engines', () => {
  expect(listParts(manifest, 'src/pages/home.tsx')).toEqual([
    '/menu.css',
    '/menu.js',
    '/results.js',
    '/share.js',
  ])
  expect(listParts(manifest, 'index.html')).toEqual(['/icons.js', '/menu.css', '/menu.js'])
})
