import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { site } from '@/config/site.ts'
import AboutPage from './about-us.tsx'

test('explains how the firm works and makes only the allowed claims (R2, R171)', () => {
  const { container } = render(<AboutPage />, { wrapper: MemoryRouter })
  for (const name of ['How we work', 'What the office does']) {
    expect(screen.getByRole('heading', { name })).toBeVisible()
  }
  const text = container.textContent ?? ''
  const { returnsPerYear, yearsOfExperience } = site.claims
  expect(text.match(/\d+\+/g)).toEqual([returnsPerYear, yearsOfExperience])
  expect(text).toContain('first state and local returns')
  expect(text).not.toMatch(/award|best|certified|expert|five.star|guarantee|leading|trusted/i)
})
