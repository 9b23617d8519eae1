import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import QueryProvider from '@/lib/query-provider.tsx'
import FinderDialog from './finder-dialog.tsx'
import { finderStore, openFinder } from './finder-store.ts'

// jsdom has neither of these.
const scrollIntoView = vi.fn<(this: Element, options: unknown) => void>()
beforeEach(() => {
  scrollIntoView.mockReset()
  Element.prototype.scrollIntoView = scrollIntoView as never
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
})

function Page() {
  const navigate = useNavigate()
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => void navigate('/contact')}>
        Away
      </button>
    </main>
  )
}

function show() {
  render(
    <QueryProvider>
      <Page />
      <FinderDialog />
    </QueryProvider>,
    { wrapper: BrowserRouter, reactStrictMode: true },
  )
  return screen.getByRole('combobox')
}

test('scrolls to the entry that the arrow keys select', async () => {
  const field = show()
  const options = screen.getAllByRole('option')
  await userEvent.type(field, '{ArrowDown}')
  expect(options[1]).toHaveAttribute('aria-selected', 'true')
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(options[1])
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' })
  await userEvent.type(field, '{ArrowUp}{ArrowUp}')
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(options.at(-1))
})

test('shows its keyboard shortcut', () => {
  show()
  expect(screen.getByText('Ctrl K')).toBeInTheDocument()
})

test('stays open in React’s strict mode until it is closed', async () => {
  openFinder()
  show()
  await act(async () => {})
  expect(finderStore.get()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(finderStore.get).toBe(false)
})

test('opens nothing on the Enter that ends a composition', async () => {
  const field = show()
  finderStore.set(true)
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  await act(async () => {})
  expect(finderStore.get()).toBe(true)
})

test('shortens long pasted text, which would freeze the search', async () => {
  const field = show()
  await userEvent.click(field)
  await userEvent.paste('1099'.repeat(1000))
  expect(field).toHaveValue('1099'.repeat(25))
})

test('closes when the page changes and focuses the new page', async () => {
  openFinder()
  show()
  await userEvent.click(screen.getByText('Away'))
  await expect.poll(finderStore.get).toBe(false)
  expect(screen.getByRole('main')).toHaveFocus()
})
