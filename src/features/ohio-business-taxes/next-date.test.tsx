import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ESTIMATE_RULES } from '@/shared/deadlines/estimate-rules.ts'
import { DueDates, NextDate } from './next-date.tsx'

const next = (
  <MemoryRouter>
    <DueDates rules={ESTIMATE_RULES}>
      <NextDate rules={['estimated-it1040']} />
    </DueDates>
  </MemoryRouter>
)

test('shows the next date', () => {
  const { container } = render(next)
  expect(container).toHaveTextContent(/^Next: \w+ 1\d, 20\d\d\.$/)
})

test('links to all deadlines until today is known', () => {
  const html = renderToString(next)
  expect(html).toContain('href="/resources/deadlines"')
  expect(html).not.toMatch(/20\d\d/)
})
