import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Counter } from './counter.tsx'

/** A counter from 0 to 3 that treats other text as 0. */
function open(start: number) {
  const onChange = vi.fn<(value: number) => void>()
  function Counted() {
    const [value, setValue] = useState(start)
    return (
      <Counter
        label="Dogs"
        min={0}
        max={3}
        value={value}
        parse={(text) => Math.min(3, Math.max(0, Math.trunc(Number(text)) || 0))}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Counted />)
  return { user: userEvent.setup(), onChange }
}
const field = () => screen.getByRole('spinbutton', { name: 'Dogs' })
const fewer = () => screen.getByRole('button', { name: 'Fewer: Dogs' })
const more = () => screen.getByRole('button', { name: 'More: Dogs' })

test('the buttons step by one and stop at the limits', async () => {
  const { user } = open(2)
  await user.click(more())
  expect(field()).toHaveValue('3')
  expect(more()).toBeDisabled()
  await user.click(fewer())
  await user.click(fewer())
  await user.click(fewer())
  expect(field()).toHaveValue('0')
  expect(fewer()).toBeDisabled()
})

test('the arrow keys step by one and stop at the limits', async () => {
  const { user } = open(2)
  await user.type(field(), '{ArrowUp}{ArrowUp}')
  expect(field()).toHaveValue('3')
  expect(field()).toHaveAttribute('aria-valuenow', '3')
  await user.keyboard('{ArrowDown}')
  expect(field()).toHaveValue('2')
})

test('applies a valid number once, while it is typed', async () => {
  const { user, onChange } = open(0)
  await user.clear(field())
  await user.type(field(), '2')
  expect(onChange.mock.calls).toEqual([[2]])
  await user.tab()
  expect(onChange.mock.calls).toEqual([[2]])
  expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement()
})

test.each(['２', '\u20662\u2069'])('reads %j as 2', async (pasted) => {
  const { user, onChange } = open(0)
  await user.clear(field())
  await user.click(field())
  await user.paste(pasted)
  expect(onChange.mock.calls).toEqual([[2]])
})

test.each([
  ['9', '{Tab}', '3', '“9” was changed to 3.'],
  ['9', '{Enter}', '3', '“9” was changed to 3.'],
  ['2²', '{Tab}', '0', '“2²” was changed to 0.'],
  ['dogs', '{Tab}', '0', '“dogs” was changed to 0.'],
  [' ', '{Tab}', '0', 'An empty field was changed to 0.'],
])('changes "%s" on %s to %s and says so', async (typed, key, value, says) => {
  const { user } = open(1)
  await user.clear(field())
  await user.type(field(), typed + key)
  expect(field()).toHaveValue(value)
  expect(screen.getByRole('status')).toHaveTextContent(`Enter a whole number from 0 to 3. ${says}`)
})

test('corrects the number only after the press that leaves the field', async () => {
  const { user, onChange } = open(0)
  await user.type(field(), '9')
  await user.pointer({ keys: '[MouseLeft>]', target: document.body })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(onChange).not.toHaveBeenCalled()
  await user.pointer('[/MouseLeft]')
  expect(field()).toHaveValue('3')
  expect(screen.getByRole('status')).toHaveTextContent('“9” was changed to 3.')
})

test('adds no window listener before it is used', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  open(0)
  expect(listen).not.toHaveBeenCalled()
})
