import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Example } from '@/content/schemas/page.ts'
import { ExampleSheet } from './example-sheet.tsx'

const example: Example = {
  kind: 'ledger',
  title: 'Does it match? One account, one month',
  rows: [
    { label: 'Bank statement', amount: 8412.6 },
    { label: 'Deposit under way', note: 'made on a Saturday', amount: 1200 },
    { label: 'Check not cashed', amount: -350 },
  ],
  total: { label: 'Should be in the books', amount: 9262.6 },
  compared: {
    figure: { label: 'In the books', amount: 9262.6 },
    difference: { label: 'Difference', amount: 0 },
  },
  text: 'If the two differ, every report is off.',
}

test('shows the balance that the books should have, then theirs and the difference', () => {
  render(<ExampleSheet example={example} />)
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Bank statement$8,412.60',
    'Deposit under waymade on a Saturday$1,200.00',
    'Check not cashed−$350.00',
    'Should be in the books$9,262.60',
    'In the books$9,262.60',
    'Difference$0.00',
  ])
})
