// @vitest-environment node
import { expect, test } from 'vitest'
import { fillTemplate, pageFile, pageSource } from './page-files'

test.each([
  ['/', 'index.html'],
  ['/about-us', 'about-us.html'],
  ['/services/payroll', 'services/payroll.html'],
])('%s is served from %s', (path, file) => {
  expect(pageFile(path)).toBe(file)
})

const entry = { id: 'x', path: '/x', label: 'X', title: 'X', description: 'X', sitemap: true }
/** A loader as it reads in the route table; the alias is only resolved in a build. */
const page = Object.assign(() => Promise.reject(new Error('never called')), {
  toString: () => "() => import('@/pages/service')",
})

test('a page’s source is read off its loader', () => {
  expect(pageSource({ ...entry, page })).toBe('src/pages/service.tsx')
  expect(() => pageSource({ ...entry, page: () => Promise.reject(new Error()) })).toThrow('"x"')
})

const TEMPLATE = '<head><meta charset="utf-8"></head><body><div id="root"></div></body>'

test('a page is put into the template once', () => {
  const rendered = { head: '<title>$& Payroll</title>', body: '<h1>Payroll</h1>' }
  const html = fillTemplate(TEMPLATE, rendered, ['/assets/a.js'])
  expect(html).toContain('<title>$& Payroll</title>')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js"></head>')
  expect(html).toContain('<div id="root"><h1>Payroll</h1></div>')
  expect(() => fillTemplate(html, rendered, [])).toThrow('already holds a page')
})
