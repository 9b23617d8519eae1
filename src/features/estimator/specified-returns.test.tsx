import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { chooseFacts, FACTS } from '@/config/facts.ts'
import { estimateMailFormSchema } from '@/shared/contracts/estimate-mail.ts'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { SHARE_PREFIX, writeShareHash } from '@/shared/estimator/write-answers.ts'
import { makeBill } from './bill.ts'
import { type LedgerLine, summarizeReturn, unpricedItems } from './ledger.ts'
import { parseAnswers, parseShareHash } from './parse-answers.ts'
import { BasePrices, PriceList } from './price-list.tsx'
import { priceReturn } from './pricing.ts'
import { describeResult } from './result-text.ts'
import { serializeAnswers } from './saved-answers.ts'
import { describeGaps } from './summarize-estimate.ts'
import { offeredForms, readLines } from '../../../tests/fixtures/pricing-cases.ts'

// What the release of November 27, 2026 wrote and showed, before the questions were one table. Its links and stored
// answers must stay readable, also when there are more questions. Returns with an item without a level are announced
// without a comparison since (D59).

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))
// As at the example's address, wherever the firm's own site is.
vi.mock('@/config/shown-facts.ts', () => ({
  facts: chooseFacts('https://www.example.com', FACTS),
}))

const lineText = (line: LedgerLine) =>
  [
    line.label,
    line.note ?? '',
    line.firm,
    line.competitor,
    line.kind,
    line.step ?? '',
    line.isFirmOnly ?? '',
  ].join('|')

function outputsOf(form: EstimatorForm) {
  const priced = priceReturn(form)
  const { lines, absent } = makeBill(priced)
  return {
    link: writeShareHash(form),
    bill: lines.map((line) =>
      [lineText(line), line.steps.join(), ...line.notes.map(lineText)].join(' ~ '),
    ),
    absent: absent.map((line) => [line.label, line.adds, line.step, line.needsAnswer].join('|')),
    missing: unpricedItems(form).join('; '),
    gaps: describeGaps(priced),
    summary: summarizeReturn(priced),
    announcement: describeResult(priced).announcement,
  }
}

test('shows every specified return as before, also from its link', () => {
  const before = readLines<ReturnType<typeof outputsOf>>('estimator-outputs')
  expect(before).toHaveLength(203)
  for (const [index, row] of before.entries()) {
    const expected = { ...row, absent: expect.arrayContaining(row.absent) }
    expect(outputsOf(offeredForms[index] ?? DEFAULT_FORM)).toEqual(expected)
    const shared = parseShareHash(row.link)
    expect(shared.kind === 'ok' && outputsOf(shared.value)).toEqual(expected)
  }
})

/** `now`: a default or a zero too many, which the writer leaves out, is refused since. */
type OddLink = { link: string; page: string; mail: boolean; now?: 'broken' }

test.each(readLines<OddLink>('estimator-links'))('reads the odd link $link', (row) => {
  const shared = parseShareHash(row.link)
  const message =
    shared.kind === 'broken' && shared.message.startsWith('Reload') ? 'newer' : 'broken'
  const page =
    shared.kind === 'ok'
      ? writeShareHash(shared.value)
      : shared.kind === 'none'
        ? 'no link'
        : message
  const answers = row.link.slice(SHARE_PREFIX.length)
  const mail = estimateMailFormSchema.safeParse({ email: 'pat@example.com', answers }).success
  expect(page).toBe(row.now ?? row.page)
  expect(mail).toBe(row.mail && !row.now)
})

type Stored = { stored: string; link: string; summary: string }

test.each(readLines<Stored>('estimator-stored'))('reads $stored and keeps it', (row) => {
  const old = JSON.parse(row.stored)
  const saved = parseAnswers(row.stored)
  expect(saved).toEqual({ form: { ...DEFAULT_FORM, ...old.form }, step: old.step })
  if (!saved) return
  expect(parseAnswers(serializeAnswers(saved.form, saved.step))).toEqual(saved)
  expect(writeShareHash(saved.form)).toBe(row.link)
  expect(summarizeReturn(priceReturn(saved.form))).toBe(row.summary)
})

test.each<[string, ReactNode]>([
  ['list', <PriceList key="list" />],
  ['base', <BasePrices key="base" />],
])('lists the same prices: %s', (name, table) => {
  const before = JSON.parse(readFileSync('tests/fixtures/estimator-price-list.json', 'utf8'))
  render(table)
  const { rows } = screen.getByRole<HTMLTableElement>('table')
  const cells = [...rows].map((row) => [...row.cells].map(({ textContent }) => textContent))
  const texts = cells.map((row) => row.join(' | '))
  expect(texts.filter((text) => before[name].includes(text))).toEqual(before[name])
})
