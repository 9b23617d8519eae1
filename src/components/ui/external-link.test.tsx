import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExternalLink } from './external-link.tsx'

test('opens another site in a new tab, says so and sends no referrer (R6)', () => {
  render(<ExternalLink href="https://portal.example.com/">Client Portal</ExternalLink>)
  const link = screen.getByRole('link', { name: /^Client Portal.*opens in a new tab/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
