import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findFigure } from '@/content/find-figure.ts'
import { FigureSources } from './figure-list.tsx'

test('separates a figure’s label, value, year and source with punctuation', () => {
  render(<FigureSources ids={['section179Limit2026']} />)
  const { label, value, year, source } = findFigure('section179Limit2026')
  expect(screen.getByRole('listitem')).toHaveTextContent(
    `${label}: ${value} (${year}). Source: ${source}`,
  )
})
