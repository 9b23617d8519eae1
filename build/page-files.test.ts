import { expect, test } from 'vitest'
import { fillTemplate, listPages, pageFile, pageSource } from './page-files.ts'

test.each([
  ['/', 'index.html'],
  ['/about-us', 'about-us.html'],
  ['/services/payroll', 'services/payroll.html'],
])('%s is served from %s', (path, file) => {
  expect(pageFile(path)).toBe(file)
})

test('returns the source file of a page', () => {
  expect(pageSource('service')).toBe('src/pages/service.tsx')
})

test('lists every path of a route, but none of a route with parameters', () => {
  const routes = [
    { path: '/x', aliases: ['/y'], file: 'contact' },
    { path: '/x/:slug', file: 'news-post' },
  ] as const
  expect(listPages(routes)).toEqual([
    { path: '/x', file: 'contact' },
    { path: '/y', file: 'contact' },
  ])
})

const TEMPLATE = `<head><meta charset="utf-8">
    <link rel="icon">
    <script type="module" crossorigin src="/assets/entry.js"></script>
    <style>a{}</style>
  </head><body><div id="root"></div></body>`

const PARTS = {
  file: 'service',
  scripts: ['assets/a.js'],
  sheets: ['assets/a.css'],
  styles: '.b{content:"$&"}',
}

test('fills the template once', () => {
  const rendered = { head: '<title>$& Payroll</title>', body: '<h1>Payroll</h1>', data: '' }
  const html = fillTemplate(TEMPLATE, rendered, PARTS)
  expect(html).toContain('<title>$& Payroll</title><link rel="icon">')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js">')
  expect(html).toContain('<div id="root" data-page="service"><h1>Payroll</h1></div>')
  expect(() => fillTemplate(html, rendered, PARTS)).toThrow('already holds a page')
})

test('inlines the styles after all links and stops Vite from loading them', () => {
  const html = fillTemplate(TEMPLATE, { head: '', body: '', data: '' }, PARTS)
  expect(html).toMatch(/<style>a\{\}<\/style>\s*<style>\.b\{content:"\$&"\}<\/style>/)
  const links = '<link rel="stylesheet" crossorigin href="/assets/a.css" disabled><style>a{}'
  expect(html).toContain(links)
})

test('includes the page data', () => {
  const html = fillTemplate(TEMPLATE, { head: '', body: '', data: '[{"key":1}]' }, PARTS)
  expect(html).toContain('<script id="page-data" type="application/json">[{"key":1}]</script>')
})
