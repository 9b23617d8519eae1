import { expect, test } from 'vitest'
import type { SituationId } from '@/content/schemas/data.ts'
import { DOCUMENT_GROUPS, DOCUMENTS, documentsFor } from './documents.ts'
import { SITUATION_QUESTIONS } from './situations.ts'

const labels = (...situation: SituationId[]) => documentsFor(situation).map(({ label }) => label)
const groups = (...situation: SituationId[]) => {
  const listed = documentsFor(situation)
  return DOCUMENT_GROUPS.filter(({ documents }) =>
    documents.some((document) => listed.includes(document)),
  ).map(({ title }) => title)
}

test('has unique ids and labels and no amounts in its texts', () => {
  expect(new Set(DOCUMENTS.map(({ id }) => id)).size).toBe(DOCUMENTS.length)
  expect(new Set(DOCUMENTS.map(({ label }) => label)).size).toBe(DOCUMENTS.length)
  for (const { label, hint } of DOCUMENTS) expect(`${label} ${hint}`).not.toMatch(/\$|%/)
})

test('gives every group papers and a unique title', () => {
  for (const { title, documents } of DOCUMENT_GROUPS) expect(documents, title).not.toEqual([])
  expect(new Set(DOCUMENT_GROUPS.map(({ title }) => title)).size).toBe(DOCUMENT_GROUPS.length)
})

test.each(SITUATION_QUESTIONS.flatMap(({ options }) => options.map(({ id }) => id)))(
  'adds papers for %s',
  (id) => {
    expect(DOCUMENTS.some(({ when }) => when?.includes(id))).toBe(true)
  },
)

test('lists every paper when nothing is chosen', () => {
  expect(documentsFor([])).toEqual(DOCUMENTS)
})

test('lists canceled debt, which comes without being asked for, in every situation', () => {
  for (const id of ['wages', 'retirement', 'business'] as const) {
    expect(labels(id)).toContain('1099-C, canceled debt')
  }
})

test.each<[SituationId, string, string]>([
  ['wages', 'W-2 from every employer', '1099-DIV, dividends'],
  ['investments', '1099-B, stocks and funds sold', 'W-2 from every employer'],
  ['retirement', 'SSA-1099, Social Security', '1098, mortgage interest'],
  ['royalties', '1099-MISC and royalty check stubs', 'Crop insurance papers'],
  ['dependents', 'Dependents’ Social Security cards and birth dates', '1098-T, tuition'],
  ['childcare', 'Child care provider’s name, address and EIN', 'Charity receipts'],
  ['health', '1095-A, Marketplace health plan', 'Property tax bills paid'],
  ['college-savings', 'Ohio 529 contributions', 'Village or city tax withheld'],
])('for %s, lists "%s" and not "%s"', (id, listed, absent) => {
  expect(labels(id)).toContain(listed)
  expect(labels(id)).not.toContain(absent)
})

test.each<[SituationId, string[]]>([
  ['wages', []],
  ['business', ['Business']],
  ['farm', ['Farm']],
  ['rental', ['Rental property']],
])('opens only the groups of %s', (id, own) => {
  const everyone = ['You and your family', 'Income', 'Deductions and credits']
  expect(groups(id)).toEqual([...everyone, ...own, 'Ohio and local'])
})

test('lists a school district number in every situation', () => {
  for (const { options } of SITUATION_QUESTIONS) {
    for (const { id } of options) expect(labels(id)).toContain('School district number')
  }
})
