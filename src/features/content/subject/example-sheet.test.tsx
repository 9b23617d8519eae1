import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookkeeping } from '@/content/services/bookkeeping.ts'
import { ExampleSheet } from './example-sheet.tsx'

test('shows the balance that the books should have, then theirs and the difference', () => {
  render(<ExampleSheet example={bookkeeping.example} />)
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Bank statement$8,412.60',
    'Deposit under waymade on a Saturday$1,200.00',
    'Check not cashed−$350.00',
    'Should be in the books$9,262.60',
    'In the books$9,262.60',
    'Difference$0.00',
  ])
})
