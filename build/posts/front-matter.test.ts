import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePostFile } from './front-matter.ts'

const GOOD = readFileSync('tests/fixtures/posts/second-sample.md', 'utf8')

test('splits a file into front matter and text', () => {
  const { head, body } = parsePostFile('a.md', GOOD)
  expect(head).toMatchObject({
    slug: 'second-sample',
    tags: ['ohio'],
    featured: true,
    draft: false,
  })
  expect(body.trim()).toBe('Plain words.')
})

test.each([
  ['a slug with a capital letter', /slug: .*/, 'slug: Second', 'slug'],
  [
    'a date without an offset',
    /publishedAt: .*/,
    "publishedAt: '2026-04-01T09:00:00'",
    'publishedAt',
  ],
  [
    'an update before the publication',
    /updatedAt: .*/,
    "updatedAt: '2026-04-01T08:59:59-04:00'",
    'updatedAt: is before publishedAt',
  ],
  ['an impossible date', /lawAsOf: .*/, "lawAsOf: '2026-04-31'", 'lawAsOf'],
  ['an unknown tag', /tags: .*/, 'tags: [gossip]', 'tags.0'],
  ['no tag', /tags: .*/, 'tags: []', 'tags'],
  ['a repeated tag', /tags: .*/, 'tags: [ohio, ohio]', 'tags: names a tag twice'],
  ['a colon without quotes', /title: .*/, 'title: Taxes: what now', 'title: Taxes'],
  ['an unknown author', /author: .*/, 'author: nobody', 'author'],
  ['a picture from another site', /featured: .*/, 'image: https://example.com/a.jpg', 'image'],
  ['a missing picture', /featured: .*/, 'image: /pictures/none.jpg', 'public/pictures'],
  [
    'a picture without alternative text',
    /featured: .*/,
    'image: /pictures/village-at-dusk.jpg',
    'imageAlt: write both',
  ],
  ['a character that feeds forbid', /title: .*/, 'title: "Taxes\\u0007"', 'title: has a control'],
  ['an unknown field', /featured: .*/, 'feature: true', 'feature'],
])('refuses %s and names the file and the field', (_, from, to, field) => {
  expect(() => parsePostFile('a.md', GOOD.replace(from, to))).toThrow(
    new RegExp(`a\\.md[\\s\\S]*${field}`),
  )
})

test.each([
  ['Windows line endings', GOOD.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${GOOD}`],
])('reads a file with %s', (_, text) => {
  expect(parsePostFile('a.md', text).head.slug).toBe('second-sample')
})

test.each([
  ['an apostrophe', "title: 'The office's hours'"],
  ['a colon', 'title: Hours: what is new'],
])('reports the file and line of %s that breaks the front matter', (_, title) => {
  const text = GOOD.replace(/title: .*/, title)
  const line = text.split('\n').indexOf(title) + 1
  expect(() => parsePostFile('a.md', text)).toThrow(
    new RegExp(`a\\.md[\\s\\S]*at line ${line},[\\s\\S]*quotation marks`),
  )
})

test.each([
  ['exists', '![Dusk](/pictures/village-at-dusk.jpg "Title")'],
  ['is only mentioned in code', '`![A barn](/pictures/none.jpg)`'],
])('accepts a picture in the text that %s', (_, text) => {
  expect(parsePostFile('a.md', `${GOOD}\n${text}\n`).body).toContain(text)
})

test.each([
  ['![A barn](/pictures/none.jpg "Title")', '/pictures/none.jpg'],
  ['[![A barn](/pictures/none.jpg)](/contact)', '/pictures/none.jpg'],
  ['![A barn][1]\n\n[1]: /pictures/none.jpg', '/pictures/none.jpg'],
  ['![Dusk](pictures/village-at-dusk.jpg)', 'pictures/village-at-dusk.jpg'],
  ['![A barn](https://example.com/barn.jpg)', 'https://example.com/barn.jpg'],
])('refuses a picture in the text that is not in our folder: %s', (text, path) => {
  expect(() => parsePostFile('a.md', `${GOOD}\n${text}\n`)).toThrow(
    `a.md: ${path} is not in public/`,
  )
})

test('refuses a file without front matter', () => {
  expect(() => parsePostFile('a.md', 'Plain words.')).toThrow('a.md does not begin with')
})
