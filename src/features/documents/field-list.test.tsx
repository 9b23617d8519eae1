import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FieldList } from './field-list.tsx'
import { money } from '../../../tests/fixtures/forms.ts'
import type { ShownField } from './shown-field.ts'

const WAGES: ShownField = {
  field: money('wages', '1', 'Wages'),
  text: '52,306.00',
  box: { x: 0, y: 0, width: 10, height: 10 },
  state: { kind: 'read', level: 'high' },
}
const TIPS: ShownField = {
  field: money('tips', '7', 'Tips'),
  text: '',
  box: null,
  state: { kind: 'missing' },
}

/** The list, with its fields kept in state as the result does. */
function show(...first: ShownField[]) {
  const onCorrect = vi.fn()
  function Held() {
    const [fields, setFields] = useState(first)
    return (
      <FieldList
        fields={fields}
        picture={{ width: 0, height: 0 } as ImageBitmap}
        page={{ width: 100, height: 100 }}
        onActive={() => {}}
        onCorrect={(id, text) => {
          onCorrect(id, text)
          setFields((before) =>
            before.map((one) =>
              one.field.id === id ? { ...one, text, state: { kind: 'corrected' } } : one,
            ),
          )
        }}
      />
    )
  }
  render(<Held />)
  return onCorrect
}

const isOpen = (field: HTMLElement) => field.closest('details')?.open

test('folds a box read clearly to one line, and no other', async () => {
  const unsure: ShownField = {
    ...WAGES,
    field: money('tax', '2', 'Tax'),
    state: { kind: 'read', level: 'low' },
  }
  const unread: ShownField = {
    ...TIPS,
    field: money('state', '17', 'State tax'),
    state: { kind: 'unreadable' },
  }
  show(WAGES, unsure, unread, TIPS)
  expect(screen.getByText('Box 1: Wages').closest('summary')).toHaveTextContent('$52,306.00')
  expect(isOpen(screen.getByLabelText('Box 1: Wages'))).toBe(false)
  expect(isOpen(screen.getByLabelText('Box 2: Tax'))).toBe(true)
  expect(isOpen(screen.getByLabelText('Box 17: State tax'))).toBe(true)
  expect(screen.getByText('Empty or not found (1)')).toBeVisible()
})

test('empties a box on a wrong correction and keeps the text for fixing', async () => {
  const onCorrect = show(WAGES)
  const field = screen.getByLabelText('Box 1: Wages')
  await userEvent.clear(field)
  await userEvent.type(field, 'abc')
  await userEvent.tab()
  expect(onCorrect).toHaveBeenLastCalledWith('wages', '')
  expect(field).toHaveValue('abc')
  expect(screen.getByRole('alert')).toHaveTextContent('Until then this box counts as empty.')
  await userEvent.clear(field)
  await userEvent.type(field, '850{Enter}')
  expect(onCorrect).toHaveBeenLastCalledWith('wages', '850.00')
  expect(field).toHaveValue('850.00')
  expect(field).toHaveAccessibleDescription('Corrected by you')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('keeps focus in a missing box while it is filled in', async () => {
  show(WAGES, TIPS)
  await userEvent.click(screen.getByText('Empty or not found (1)'))
  const field = screen.getByLabelText('Box 7: Tips')
  await userEvent.type(field, '120{Enter}')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('120.00')
})
