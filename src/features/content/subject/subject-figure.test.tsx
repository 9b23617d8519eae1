import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SubjectFigure } from './subject-figure.tsx'

test.each([
  ['socialSecurityWageBase2026', 'SSA determination for 2026. Checked'],
  ['bonusDepreciation2026', 'P.L. 119-21 §70301, for 2026. Checked'],
  ['muskingumSalesTax', 'Ohio sales tax map, from July 2024. Checked'],
])('gives the year of %s only once in its source', (id, source) => {
  render(<SubjectFigure figure={{ id, heading: 'What it is.', text: 'Why it matters.' }} />)
  expect(screen.getByText(/Checked/)).toHaveTextContent(source)
})
