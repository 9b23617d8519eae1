import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useNavigate } from 'react-router-dom'
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
    { wrapper: MemoryRouter, reactStrictMode: true },
  )
  return screen.getByRole('combobox')
}

test('an entry chosen with the arrow keys is brought into view', async () => {
  const field = show()
  const options = screen.getAllByRole('option')
  await userEvent.type(field, '{ArrowDown}')
  expect(options[1]).toHaveAttribute('aria-selected', 'true')
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(options[1])
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' })
  await userEvent.type(field, '{ArrowUp}{ArrowUp}')
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(options.at(-1))
})

test('the dialog names its keys', () => {
  show()
  expect(screen.getByText('Ctrl K')).toBeInTheDocument()
})

test('it stays open where React runs effects twice, until it is closed', async () => {
  openFinder()
  show()
  await act(async () => {})
  expect(finderStore.get()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(finderStore.get()).toBe(false)
})

test('the Enter that ends the writing of a word in another script opens nothing', async () => {
  const field = show()
  finderStore.set(true)
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  await act(async () => {})
  expect(finderStore.get()).toBe(true)
})

test('a text pasted by mistake is cut: to search for all of it would stop the browser', async () => {
  const field = show()
  await userEvent.click(field)
  await userEvent.paste('1099'.repeat(1000))
  expect(field).toHaveValue('1099'.repeat(25))
})

test('it closes for another page, reached by Back for example, which has the focus', async () => {
  openFinder()
  show()
  await act(async () => void fireEvent.click(screen.getByText('Away')))
  expect(finderStore.get()).toBe(false)
  expect(screen.getByRole('main')).toHaveFocus()
})
