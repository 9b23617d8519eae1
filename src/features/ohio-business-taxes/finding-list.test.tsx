import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ESTIMATE_RULES } from '@/shared/deadlines/estimate-rules.ts'
import { REGIONAL_RULES } from '@/shared/deadlines/regional-rules.ts'
import { NO_ANSWERS } from './answers.ts'
import { FindingList } from './finding-list.tsx'
import { findTaxes } from './find-taxes.ts'
import { DueDates } from './next-date.tsx'

afterEach(() => vi.useRealTimers())

test('lists the taxes that apply by their next date, and those without one last', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00') })
  const findings = findTaxes({ ...NO_ANSWERS, sellsTaxable: true, employeeCount: 3 })
  render(
    <MemoryRouter>
      <DueDates rules={[...ESTIMATE_RULES, ...REGIONAL_RULES]}>
        <FindingList findings={findings} />
      </DueDates>
    </MemoryRouter>,
  )
  const [applying] = screen.getAllByRole('list')
  const dates = [...(applying?.children ?? [])].map((row) => row.querySelector('b')?.textContent)
  expect(dates).toEqual(['Dec 15', 'Dec 23', 'Jan 15', 'Feb 1', 'Aug 16', ''])
})
