import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDialog, openDialog, openedDialog } from '@/lib/dialog-entry.ts'
import { SiteRouter } from '../site-router.tsx'
import { FinderHost } from './finder-host.tsx'

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

async function show() {
  openDialog('finder')
  render(
    <SiteRouter>
      <Page />
      <FinderHost />
    </SiteRouter>,
    { reactStrictMode: true },
  )
  return screen.findByRole('combobox')
}

afterEach(async () => {
  act(closeDialog)
  await vi.waitFor(() => expect(openedDialog.get()).toBeNull())
})

test('scrolls to the entry that the arrow keys select', async () => {
  const field = await show()
  const options = screen.getAllByRole('option')
  await userEvent.type(field, '{ArrowDown}')
  expect(options[1]).toHaveAttribute('aria-selected', 'true')
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(options[1])
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' })
  await userEvent.type(field, '{ArrowUp}{ArrowUp}')
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(options.at(-1))
})

test('shows its keyboard shortcut', async () => {
  await show()
  expect(screen.getByText('Ctrl K')).toBeInTheDocument()
})

test('stays open in React’s strict mode until it is closed', async () => {
  await show()
  await act(async () => {})
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('opens nothing on the Enter that ends a composition', async () => {
  const field = await show()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  await act(async () => {})
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('shortens long pasted text, which would freeze the search', async () => {
  const field = await show()
  await userEvent.click(field)
  await userEvent.paste('1099'.repeat(1000))
  expect(field).toHaveValue('1099'.repeat(25))
})

test('closes when the page changes and focuses the new page', async () => {
  await show()
  await userEvent.click(screen.getByText('Away'))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('main')).toHaveFocus()
})
