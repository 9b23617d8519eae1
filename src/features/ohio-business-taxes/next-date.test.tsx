import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ESTIMATE_RULES } from '@/shared/deadlines/estimate-rules.ts'
import { DueRules, NextDate } from './next-date.tsx'

test('shows the next date once the visitor’s day is known', () => {
  const next = (
    <DueRules value={ESTIMATE_RULES}>
      <NextDate rules={['estimated-it1040']} />
    </DueRules>
  )
  expect(renderToString(next)).toContain('invisible')
  const { container } = render(next)
  expect(container.querySelector('.invisible')).toBeNull()
  expect(container).toHaveTextContent(/^Next: /)
})
