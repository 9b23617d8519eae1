import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passOnTax } from './calculator-tax.ts'
import { EstimateTool } from './estimate-tool.tsx'

beforeEach(() => {
  window.sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') })
})
afterEach(() => vi.useRealTimers())

const open = () =>
  render(
    <MemoryRouter>
      <EstimateTool />
    </MemoryRouter>,
  )
const tax = (year: number) => screen.getByLabelText(`Federal tax you expect for ${year}`)
const MARK = /^From the tax calculator, by your figures for 2026\. Change it/

const withheld = () => screen.getByLabelText('Federal tax withheld in 2026')

test('the tax of the calculator and what is withheld are filled in, marked and give a result', () => {
  passOnTax(2026, 10969.6, 4999.5)
  open()
  expect(tax(2026)).toHaveValue('10,970')
  expect(tax(2026)).toHaveAccessibleDescription(MARK)
  expect(withheld()).toHaveValue('5,000')
  expect(withheld()).toHaveAccessibleDescription(MARK)
  expect(screen.getByRole('region', { name: 'What to pay' })).toHaveTextContent(
    '$4,873 by January 15, 2027',
  )
})

test('nothing withheld leaves that field empty', () => {
  passOnTax(2026, 10970, 0)
  open()
  expect(withheld()).toHaveValue('')
  expect(withheld()).toHaveAccessibleDescription(/^From wages and pensions/)
})

test('a typed tax is no longer marked', () => {
  passOnTax(2026, 10970, 0)
  open()
  fireEvent.change(tax(2026), { target: { value: '12,000' } })
  expect(tax(2026)).toHaveValue('12,000')
  expect(tax(2026)).toHaveAccessibleDescription(/^The total tax after credits/)
})

test('another year keeps the tax and the year that it is from', () => {
  passOnTax(2026, 10970, 0)
  open()
  fireEvent.click(screen.getByRole('radio', { name: '2027' }))
  expect(tax(2027)).toHaveValue('10,970')
  expect(tax(2027)).toHaveAccessibleDescription(MARK)
})

test('a tax of 2025 selects that year', () => {
  passOnTax(2025, 4000, 0)
  open()
  expect(tax(2025)).toHaveValue('4,000')
})

test('the tax is taken once, and leaves the tab’s storage', () => {
  passOnTax(2026, 10970, 0)
  open().unmount()
  expect(window.sessionStorage).toHaveLength(0)
  open()
  expect(tax(2026)).toHaveValue('')
})

test('Start over clears it', () => {
  passOnTax(2026, 10970, 0)
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(tax(2026)).toHaveValue('')
  expect(tax(2026)).toHaveAccessibleDescription(/^The total tax after credits/)
})

test.each(['', '2026', '1999 500 0', '2026 500', '2026 -5 0', '2026 1e9 0', '{"a":1}'])(
  'a stored text that is no year and tax is ignored: %j',
  (text) => {
    window.sessionStorage.setItem('calculatorTax', text)
    open()
    expect(tax(2026)).toHaveValue('')
  },
)
