import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'

let isBroken = true
function Section() {
  if (isBroken) throw new Error('no data')
  return <p>all good</p>
}

let logged: unknown[][]
beforeEach(() => {
  isBroken = true
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => logged.push(parts))
})

test('an error is logged and the default text shown (R222)', () => {
  render(
    <ErrorBoundary>
      <Section />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Something went wrong rendering this content.')).toBeVisible()
  expect(logged.some(([message]) => message === 'A section could not be shown:')).toBe(true)
})

test('a supplied fallback is shown instead', () => {
  render(
    <ErrorBoundary fallback={<p>plain links</p>}>
      <Section />
    </ErrorBoundary>,
  )
  expect(screen.getByText('plain links')).toBeVisible()
  expect(screen.queryByText(/Something went wrong/)).toBeNull()
})

test('Try again shows the section once it works', async () => {
  render(
    <ErrorBoundary>
      <Section />
    </ErrorBoundary>,
  )
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('all good')).toBeVisible()
})
