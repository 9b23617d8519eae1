import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import { CoverageNote } from './coverage-note.tsx'
import { DepreciationSection } from './depreciation-section.tsx'
import { WhatIfSection } from './what-if-section.tsx'

vi.mock('@/tax/load.ts', () => ({ loadTaxEngine: vi.fn() }))
vi.mock('./coverage-lists.tsx', () => {
  throw new Error('offline')
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(loadTaxEngine).mockRejectedValue(new Error('offline'))
})

const SORRY = 'The rest of the page still works.'

test('reports a what-if section that fails to load in its place', async () => {
  const input = { taxYear: 2026, filingStatus: 'single', taxpayer: { age: 40 } } as const
  render(<WhatIfSection given={{ input, ohio: {} }} />)
  await userEvent.click(screen.getByText('What if I earned or saved more?'))
  expect(await screen.findByText(SORRY, { exact: false })).toBeVisible()
})

test('reports a worksheet that fails to load in its place', async () => {
  render(<DepreciationSection answers={{ farm: '1' }} onAnswer={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Work out depreciation' }))
  expect(await screen.findByText(SORRY, { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close the depreciation worksheet' })).toBeVisible()
})

test('reports a list of what is covered that fails to load in its place', async () => {
  render(<CoverageNote />)
  expect(await screen.findByText(SORRY, { exact: false })).toBeInTheDocument()
})
