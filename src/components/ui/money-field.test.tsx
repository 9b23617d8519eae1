import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MoneyField, PercentField } from './money-field.tsx'

function Wages({ canBeNegative }: { canBeNegative?: boolean }) {
  const [text, setText] = useState('')
  return (
    <MoneyField
      label="Wages"
      hint="W-2, box 1"
      value={text}
      onChange={setText}
      canBeNegative={canBeNegative}
    />
  )
}

test.each([
  ['52306', '52,306'],
  ['$ 1 234.5', '1,234.50'],
  ['٥٢٣', '523'],
  ['1e309', '1e309'],
  ['-5', '-5'],
  ['about 5', 'about 5'],
  ['500\u00b9', '500\u00b9'],
  ['$', '$'],
  ['\u20681,234.5\u2069', '1,234.50'],
])('shows %j as %j once the field loses focus, without dropping input', async (typed, shown) => {
  render(<Wages />)
  const field = screen.getByRole('textbox', { name: 'Wages' })
  await userEvent.type(field, typed)
  expect(field).toHaveValue(typed)
  await userEvent.tab()
  expect(field).toHaveValue(shown)
})

test('a field for losses formats a loss', async () => {
  render(<Wages canBeNegative />)
  const field = screen.getByRole('textbox', { name: 'Wages' })
  await userEvent.type(field, '(1500)')
  await userEvent.tab()
  expect(field).toHaveValue('-1,500')
})

test('describes the field with its hint and error', () => {
  render(
    <PercentField label="Rate" hint="Of wages" error="Too high." value="200" onChange={() => {}} />,
  )
  const field = screen.getByRole('textbox', { name: 'Rate' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Of wages Too high.')
})
