import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { POST_AUTHORS } from './post-names.ts'
import { listPosts } from './read-posts.ts'

const SAMPLE = readFileSync('tests/fixtures/posts/second-sample.md', 'utf8')
const PUBLISHED = new Date('2026-04-01T09:00:00-04:00')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes the sample under this name, with some lines of its front matter replaced. */
function write(name: string, lines: Record<string, string>, body = 'Plain words.') {
  const head = Object.entries(lines).reduce(
    (text, [field, value]) => text.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`),
    SAMPLE.slice(0, SAMPLE.lastIndexOf('---')),
  )
  writeFileSync(join(folder, name), `${head}---\n${body}\n`)
}

const listed = (now: Date) => listPosts(now, folder).map(({ summary }) => summary)

test('publishes a post at its time, not before', () => {
  write('a.md', {})
  expect(listed(new Date(PUBLISHED.getTime() - 1))).toEqual([])
  expect(listed(PUBLISHED).map(({ slug }) => slug)).toEqual(['second-sample'])
})

test('sorts posts with the same time by slug', () => {
  write('a.md', { slug: 'b' })
  write('b.md', { slug: 'a' })
  expect(listed(PUBLISHED).map(({ slug }) => slug)).toEqual(['a', 'b'])
})

test.each([
  [0, 1],
  [412, 1],
  [413, 2],
  [687, 2],
  [688, 3],
])('estimates that %i words take %i minutes to read', (words, minutes) => {
  write('a.md', {}, 'word '.repeat(words))
  expect(listed(PUBLISHED)[0]?.minutes).toBe(minutes)
})

test('reads the picture, its alternative text and the author’s name', () => {
  write('a.md', { featured: "true\nimage: /pictures/village-at-dusk.jpg\nimageAlt: 'Dusk'" })
  write('b.md', { slug: 'b' })
  const [other, post] = listed(PUBLISHED)
  expect(post?.image).toEqual({ src: '/pictures/village-at-dusk.jpg', alt: 'Dusk' })
  expect(post?.authors).toEqual([{ slug: 'office', name: POST_AUTHORS.office?.name }])
  expect(other?.image).toBeNull()
})
