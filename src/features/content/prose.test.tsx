import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { DataTable, DashList } from './prose.tsx'

test('right-aligns only columns where every cell is an amount', () => {
  render(
    <DataTable
      table={{
        caption: 'Parts',
        head: ['Due', 'Amount', 'Fee', 'Paid on'],
        rows: [
          ['First', '$1,350', '$5', 'Apr 15, 2026'],
          ['Second', '$0.50', 'none', 'Jun 15, 2026'],
        ],
      }}
    />,
  )
  const right = (cells: HTMLElement[]) =>
    cells.filter((cell) => cell.classList.contains('text-right')).map((cell) => cell.textContent)
  expect(right(screen.getAllByRole('columnheader'))).toEqual(['Amount'])
  expect(right(screen.getAllByRole('cell'))).toEqual(['$1,350', '$0.50'])
})

test('opens a phone number’s link in the same window', () => {
  render(
    <MemoryRouter>
      <DashList items={['Lost letter: [800-282-1780](tel:+18002821780).']} />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: '800-282-1780' })
  expect(link).toHaveAttribute('href', 'tel:+18002821780')
  expect(link).not.toHaveAttribute('target')
})
