import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findFigure } from '@/content/figures.ts'
import { FigureList } from './figure-list.tsx'

test('a figure stands with its year and source, as words that do not run into each other', () => {
  render(<FigureList content="{section179Limit2026}" />)
  const { label, value, year, source } = findFigure('section179Limit2026')
  expect(screen.getByRole('listitem')).toHaveTextContent(
    `${label}: ${value} (${year}). Source: ${source}`,
  )
})
