import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useIsPrinting } from './use-is-printing.ts'

function Lines() {
  return useIsPrinting() && <p>Every line</p>
}

test('is true from the start of printing until its end', () => {
  render(<Lines />)
  expect(screen.queryByText('Every line')).toBeNull()
  fireEvent(window, new Event('beforeprint'))
  expect(screen.getByText('Every line')).toBeInTheDocument()
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByText('Every line')).toBeNull()
})
