import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '@/config/site.ts'
import { FormProblem } from './form-problem.tsx'

test('links the phone number in the message once and focuses the box', () => {
  const { display, href } = site.phone
  render(<FormProblem message={`We could not send this. Please call ${display}.`} />)
  const box = screen.getByRole('alert')
  expect(box).toHaveFocus()
  expect(box).toHaveTextContent(`We could not send this. Please call ${display}.`)
  expect(screen.getByRole('link', { name: display })).toHaveAttribute('href', href)
})

test('leaves a message without a number unchanged', () => {
  render(<FormProblem message="This time is taken. Please choose another." />)
  expect(screen.getByRole('alert')).toHaveTextContent('This time is taken. Please choose another.')
  expect(screen.queryByRole('link')).toBeNull()
})
