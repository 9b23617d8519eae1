import { expect, test } from 'vitest'
import type { Example, IndustryContent, ServiceContent } from '../../src/content/schemas/page.ts'

const pages = Object.entries(
  import.meta.glob<ServiceContent | IndustryContent>(
    '../../src/content/{services,industries}/*.md',
    { eager: true, import: 'default' },
  ),
).map(([file, content]) => ({ file, content }))

const sum = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100

/** An example's stated total and its real total. */
function totals(example: Example): [stated: number, actual: number][] {
  if (example.kind === 'ledger') {
    const { rows, total, compared } = example
    const added: [number, number] = [total.amount, sum(rows.map(({ amount }) => amount))]
    if (!compared) return [added]
    const { figure, difference } = compared
    return [added, [difference.amount, sum([total.amount, -figure.amount])]]
  }
  if (example.kind === 'compare') {
    return example.total.amounts.map((stated, column) => [
      stated,
      sum(example.rows.map(({ amounts }) => amounts[column] ?? Number.NaN)),
    ])
  }
  const { whole, left, kept } = example
  return [[whole.amount, sum([left, ...kept].map(({ amount }) => amount))]]
}

test.each(pages.map(({ file, content }) => [file, content] as const))(
  'the example in %s adds up',
  (_, { example }) => {
    for (const [stated, actual] of totals(example)) expect(stated).toBe(actual)
  },
)

test('every page has its own large figure and example', () => {
  const figures = pages.map(({ content: { figure } }) =>
    'id' in figure ? figure.id : figure.value,
  )
  expect(new Set(figures).size).toBe(pages.length)
  expect(new Set(pages.map(({ content }) => content.example.title)).size).toBe(pages.length)
})
