import { expect, test } from 'vitest'
import { collectTexts } from '../../src/content/collect-texts'
import type { Example, IndustryContent, ServiceContent } from '../../src/content/types'

const modules = import.meta.glob<Record<string, ServiceContent | IndustryContent>>(
  '../../src/content/{services,industries}/*.ts',
  { eager: true },
)
const pages = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).map((content) => ({ file, content })),
)

const sum = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100

/** What an example claims as its total, and its real total. */
function totals(example: Example): [said: number, is: number][] {
  if (example.kind === 'ledger') {
    return [[example.total.amount, sum(example.rows.map(({ amount }) => amount))]]
  }
  if (example.kind === 'compare') {
    return example.total.amounts.map((said, column) => [
      said,
      sum(example.rows.map(({ amounts }) => amounts[column] ?? Number.NaN)),
    ])
  }
  const { whole, left, kept } = example
  return [[whole.amount, sum([left, ...kept].map(({ amount }) => amount))]]
}

test.each(pages.map(({ file, content }) => [file, content] as const))(
  'the example of %s adds up',
  (_, { example }) => {
    for (const [said, is] of totals(example)) expect(said).toBe(is)
  },
)

test('every page has a large figure and an example of its own', () => {
  expect(new Set(pages.map(({ content }) => content.figure.id)).size).toBe(pages.length)
  expect(new Set(pages.map(({ content }) => content.example.title)).size).toBe(pages.length)
})

test.each(pages.map(({ file, content }) => [file, content] as const))(
  'the lists beside the text of %s are short',
  (_, content) => {
    expect(content.bring.length).toBeLessThanOrEqual(6)
    expect(content.costs.length).toBeLessThanOrEqual(4)
    if ('included' in content) expect(content.included.length).toBeLessThanOrEqual(6)
  },
)

/** The texts of a page that show before anything is unfolded. */
function shownTexts({ content }: (typeof pages)[number]): readonly string[] {
  const { headline, lead, card, costs, bring, example, figure, sections, questions } = content
  const own =
    'included' in content
      ? [content.included, content.notIncluded, content.steps]
      : [content.comparison, content.weDo]
  const titles = [
    ...sections.map(({ heading }) => heading),
    ...questions.map(({ question }) => question),
  ]
  const first = questions[0]?.answer
  return collectTexts([headline, lead, card, costs, bring, example, figure, titles, first, own])
}

test.each(pages.map((page) => [page.file, page] as const))(
  '%s shows about 450 words, its frame included',
  (_, page) => {
    const words = shownTexts(page)
      .join(' ')
      .replace(/\]\([^)]*\)/g, ']')
      .split(/\s+/)
    expect(words.filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(390)
  },
)
