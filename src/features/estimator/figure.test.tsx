import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Figure } from './figure.tsx'

test('tints an amount each time it changes, and not before', () => {
  const { rerender } = render(<Figure value="$100" />)
  const first = screen.getByText('$100')
  expect(first).not.toHaveClass('figure-changed')
  rerender(<Figure value="$100" />)
  expect(screen.getByText('$100')).toBe(first)
  expect(first).not.toHaveClass('figure-changed')
  rerender(<Figure value="$125" />)
  expect(screen.getByText('$125')).toHaveClass('figure-changed')
  rerender(<Figure value="$100" />)
  expect(screen.getByText('$100')).toHaveClass('figure-changed')
  // An element that stayed would not be tinted a second time.
  expect(screen.getByText('$100')).not.toBe(first)
})
