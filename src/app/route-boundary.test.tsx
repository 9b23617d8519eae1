import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RouteBoundary } from './route-boundary.tsx'

const Screen = () => <p>Broken</p>

function Fragile({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('x')
  return <p>Whole</p>
}
const tree = (visit: string, isBroken: boolean) => (
  <RouteBoundary screen={Screen} visit={visit}>
    <Fragile isBroken={isBroken} />
  </RouteBoundary>
)

test('shows a failed page again on the next visit, not before', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(tree('a', true))
  expect(screen.getByText('Broken')).toBeVisible()
  rerender(tree('a', false))
  expect(screen.getByText('Broken')).toBeVisible()
  rerender(tree('b', false))
  expect(screen.getByText('Whole')).toBeVisible()
  rerender(tree('b', true))
  rerender(tree('c', true))
  expect(screen.getByText('Broken')).toBeVisible()
  silenced.mockRestore()
})
