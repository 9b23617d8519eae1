import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type PageOf, readPage } from './read-page.ts'
import { wordsFor } from './words.ts'

const GOOD = readFileSync('tests/fixtures/estate-planning.md', 'utf8')

function read(text: string, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'estate-planning.md')
  writeFileSync(file, text)
  const problems: string[] = []
  const page = readPage(problems, 'services', file, wordsFor(env))
  return { page, problems: problems.map((problem) => problem.replace(`${folder}/`, '')) }
}

const readGood = (text: string, env = {}): PageOf<'services'> => {
  const { page, problems } = read(text, env)
  expect(problems).toEqual([])
  if (!page) throw new Error('No page')
  return page
}

test('reads front matter, sections with a list, and questions', () => {
  const text = GOOD.replace('## Questions', '- One\n- [Two](/pricing)\n  lines\n\n## Questions')
  const { slug, sections, questions, steps } = readGood(text)
  expect(slug).toBe('estate-planning')
  expect(sections).toEqual([
    {
      heading: 'Why the date of a gift matters',
      paragraphs: [expect.stringMatching(/^A gift during life/)],
      list: ['One', '[Two](/pricing) lines'],
    },
  ])
  expect(questions).toEqual([
    { question: 'Does Ohio tax an estate?', answer: 'No, not for deaths since 2013.' },
  ])
  expect(steps[1]).toEqual({ title: 'Compare', text: 'Giving now, or leaving it later.' })
})

test('inserts facts, keeps figures, and leaves out an entry whose fact is not confirmed', () => {
  const text = GOOD.replace('costs:\n', "costs:\n  - term: Help\n    text: '{helpByPhone}'\n")
  const preview = readGood(text, { VITE_SITE_URL: 'https://preview.example.com' })
  expect(preview.costs[0]).toEqual({ term: 'Help', text: 'a block of hours' })
  expect(preview.deadlines[0]?.when).toBe('{individualReturnDue2026}')
  const costs = readGood(text, { VITE_SITE_URL: 'https://www.our-firm.test' }).costs
  expect(costs.map(({ term }) => term)).toEqual(['The plan'])
})

test('writes the address of an official page by its id', () => {
  const text = GOOD.replace('A page for your attorney', 'A page from [](irs2Go) or [it](irs2Go)')
  const href = 'https://www.irs.gov/newsroom/irs2goapp'
  expect(readGood(text).included.at(-1)).toBe(`A page from [IRS2Go](${href}) or [it](${href})`)
})

test.each([
  ['a missing line', /headline: .*\n/, '', ', headline: is missing: write a text between quota'],
  [
    'a misspelled name',
    'forWhom:',
    'forwhom:',
    ': has a line that the site does not know: forwhom',
  ],
  ['an empty list', /bring:\n(?: {2}.*\n)+/, 'bring: []\n', ', bring: must be 1 or more entries'],
  ['a wrong choice', 'begins: steps', 'begins: costs', ', begins: must be one of these: steps, ex'],
  [
    'an amount in words',
    'amount: 280000',
    'amount: a lot',
    ', example, rows, entry 1, amount: must',
  ],
  [
    'an unknown word',
    'A page for your',
    'A page for {nobody}’s',
    ': {nobody} is neither a figure (',
  ],
  [
    'a link to nowhere',
    'A page for',
    'A [page](/nowhere) for',
    ': the link [page](/nowhere) leads no',
  ],
  [
    'bold words',
    'A gift during',
    'A **gift** during',
    ': pages show plain sentences and links only',
  ],
  ['a text without heading', /^## Why.*\n/m, '', ': write a heading above the text: ## My subject'],
  [
    'a quotation',
    'A gift during',
    '> A gift during',
    ': write another heading above it: a section',
  ],
])('names %s', (_, old, text, problem) => {
  const changed = GOOD.replace(old, text)
  expect(changed).not.toBe(GOOD)
  expect(read(changed).problems.join('\n')).toContain(problem)
})

test('names the line of a problem in the Markdown', () => {
  const line = GOOD.split('\n').findIndex((one) => one.startsWith('A gift')) + 1
  const { problems } = read(GOOD.replace('A gift', 'A *gift*'))
  expect(problems[0]).toMatch(new RegExp(`^estate-planning.md, line ${line}: `))
})

test('names all problems of a file at once', () => {
  const text = GOOD.replace('headline:', 'title:').replace('A gift', 'A **gift** {of}')
  expect(read(text).problems.length).toBeGreaterThanOrEqual(4)
})
