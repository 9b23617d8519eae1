import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDialog } from '@/lib/dialog-entry.ts'
import { reloadPage } from '@/lib/reload-page.ts'
import { FinderHost } from './finder-host.tsx'

vi.mock('./finder-dialog.tsx', () => {
  throw new Error('gone')
})
vi.mock('@/lib/reload-page.ts', () => ({ reloadPage: vi.fn() }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => act(closeDialog))

test('shows an error each time the finder fails to load, with Close and Try again', async () => {
  render(<FinderHost />, { wrapper: MemoryRouter })
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText(/Something went wrong/)).toBeNull())

  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(reloadPage).toHaveBeenCalled()
})
