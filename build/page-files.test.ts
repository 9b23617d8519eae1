import { expect, test } from 'vitest'
import { fillTemplate, listPages, pageFile, pageSource } from './page-files'

test.each([
  ['/', 'index.html'],
  ['/about-us', 'about-us.html'],
  ['/services/payroll', 'services/payroll.html'],
])('%s is served from %s', (path, file) => {
  expect(pageFile(path)).toBe(file)
})

const entry = {
  id: 'x',
  path: '/x',
  label: 'X',
  title: 'X',
  description: 'X',
  file: 'service',
} as const
test('a page names the file of its component', () => {
  expect(pageSource(entry)).toBe('src/pages/service.tsx')
})

test('pages are the addresses of routes, also their other ones, where nothing is to be filled in', () => {
  const routes = [
    { ...entry, aliases: ['/y'] },
    { ...entry, path: '/x/:slug' },
  ]
  expect(listPages(routes).map(({ path }) => path)).toEqual(['/x', '/y'])
})

const TEMPLATE = `<head><meta charset="utf-8">
    <link rel="icon">
    <script type="module" crossorigin src="/assets/entry.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head><body><div id="root"></div></body>`

const PARTS = { path: '/services/payroll', scripts: ['/assets/a.js'], styles: ['/assets/a.css'] }

test('a page is put into the template once', () => {
  const rendered = { head: '<title>$& Payroll</title>', body: '<h1>Payroll</h1>', data: '' }
  const html = fillTemplate(TEMPLATE, rendered, PARTS)
  expect(html).toContain('<title>$& Payroll</title>')
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css">')
  expect(html).toContain('<div id="root" data-path="/services/payroll"><h1>Payroll</h1></div>')
  expect(() => fillTemplate(html, rendered, PARTS)).toThrow('already holds a page')
})

test('a page’s own styles follow those of every page', () => {
  const html = fillTemplate(TEMPLATE, { head: '', body: '', data: '' }, PARTS)
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/index.css">',
    '<link rel="stylesheet" crossorigin href="/assets/a.css">',
  ])
})

test.each([
  [['a'], ['a', 'entry']],
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'entry', 'd'],
  ],
])(
  'of the scripts %j and the entry, which is large, three at most come before it',
  (names, all) => {
    const scripts = names.map((name) => `/assets/${name}.js`)
    const html = fillTemplate(TEMPLATE, { head: '', body: '', data: '' }, { ...PARTS, scripts })
    const tag = (name: string) =>
      name === 'entry'
        ? '<script fetchpriority="low" type="module" crossorigin src="/assets/entry.js">'
        : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${name}.js">`
    expect(html.match(/<(?:script [^>]*type="module"|link rel="modulepreload")[^>]*>/g)).toEqual([
      ...all.map(tag),
      '<link rel="modulepreload" crossorigin href="/assets/shared.js">',
    ])
  },
)

test('the styles come before all other files', () => {
  const rendered = { head: '<link rel="canonical">', body: '', data: '' }
  const html = fillTemplate(TEMPLATE, rendered, PARTS)
  expect(html).toMatch(/<meta charset="utf-8">\s*(<link rel="stylesheet"[^>]*>)+<link rel="icon">/)
  expect(html.match(/index\.css/g)).toHaveLength(1)
})

test('a page’s data stands beside it', () => {
  const html = fillTemplate(TEMPLATE, { head: '', body: '', data: '[{"key":1}]' }, PARTS)
  expect(html).toContain('<script id="page-data" type="application/json">[{"key":1}]</script>')
})
