import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { matchRoute } from '../match-route'
import { PageHead } from './page-head'

const isOffline = vi.hoisted(() => ({ current: true }))
vi.mock('@/lib/stale-files', () => ({
  MissingPartError: Error,
  loadPart: async (load: () => Promise<unknown>) => {
    if (isOffline.current) throw new Error('The line is cut')
    return load()
  },
}))

test('a head whose code could not be loaded is asked for again with the next page (R31)', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(<PageHead entry={matchRoute('/terms')} />)
  await waitFor(() => expect(errors).toHaveBeenCalled())
  expect(document.title).toBe('')
  isOffline.current = false
  rerender(<PageHead entry={matchRoute('/privacy')} />)
  await waitFor(() => expect(document.title).toMatch(/^Privacy Policy/))
  rerender(<PageHead entry={matchRoute('/terms')} />)
  await waitFor(() => expect(document.title).toMatch(/^Terms/))
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1)
})
