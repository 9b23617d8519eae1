import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropSecondClick } from './ignore-double-click.ts'
import { useBackCloses } from './use-back-closes.ts'

const onNavigate = vi.fn()

function Dialog({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose, () => {
    onNavigate()
    onClose()
  })
  return (
    <div role="dialog" aria-label="Menu">
      <button
        type="button"
        onClick={() => {
          onClose()
          dropSecondClick()
        }}
      >
        Close
      </button>
      <Link to="/terms" replace>
        Terms
      </Link>
      <Link to="/pricing" replace>
        Pricing
      </Link>
    </div>
  )
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const { pathname, state } = useLocation()
  return (
    <>
      <h1>{pathname}</h1>
      <p>{JSON.stringify(state)}</p>
      <Link to="/contact">Contact</Link>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  onNavigate.mockReset()
  window.history.pushState(null, '', '/home')
  window.history.pushState({ usr: { step: 3 }, key: 'a', idx: 1 }, '', '/pricing')
  render(<Page />, { wrapper: BrowserRouter, reactStrictMode: true })
})

const press = (name: string) => userEvent.click(screen.getByText(name))
const back = () => act(() => window.history.back())
const open = async () => {
  await press('Open')
  await screen.findByText(/isDialog/)
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))
const expectClosedOn = (path: string) =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading')).toHaveTextContent(path)
    expect(screen.queryByText(/isDialog/)).toBeNull()
  })

test('closes the dialog on Back and leaves the page on the next Back', async () => {
  await open()
  expect(screen.getByText(/"step":3/)).toBeInTheDocument()
  back()
  await expectClosedOn('/pricing')
  expect(onNavigate).not.toHaveBeenCalled()
  back()
  await expectClosedOn('/home')
})

test('closes on Back and stays when the router has not yet reported the current entry', async () => {
  // As the wizard's first step does, which also removes the hash.
  window.history.pushState({ usr: { step: 4 }, key: 'b', idx: 2 }, '', '/pricing?late')
  await open()
  back()
  await expectClosedOn('/pricing')
  expect(window.location.search).toBe('?late')
})

test('removes the history entry when the dialog closes in another way', async () => {
  await open()
  await press('Close')
  await expectClosedOn('/pricing')
  back()
  await expectClosedOn('/home')
})

test('keeps one entry when the dialog closes and opens at once', async () => {
  await open()
  const add = vi.spyOn(window.history, 'pushState')
  fireEvent.click(screen.getByText('Close'))
  fireEvent.click(screen.getByText('Open'))
  await waitFor(() => expect(add).toHaveBeenCalledOnce())
  back()
  await expectClosedOn('/pricing')
  back()
  await expectClosedOn('/home')
})

test('follows a link pressed while the history steps back', async () => {
  await open()
  fireEvent.click(screen.getByText('Close'))
  fireEvent.click(screen.getByText('Contact'))
  await expectClosedOn('/contact')
  back()
  await expectClosedOn('/pricing')
  back()
  await expectClosedOn('/home')
})

test('does not press what lay below the button with the second click of a double click', async () => {
  await open()
  fireEvent.click(screen.getByText('Close'))
  fireEvent.click(screen.getByText('Contact'), { detail: 2 })
  await expectClosedOn('/pricing')
  await settle()
  expect(screen.getByRole('heading')).toHaveTextContent('/pricing')
})

test('replaces the entry on a link in the dialog', async () => {
  await open()
  await press('Terms')
  await expectClosedOn('/terms')
  expect(onNavigate).toHaveBeenCalled()
  back()
  await expectClosedOn('/pricing')
  back()
  await expectClosedOn('/home')
})

test('leaves no entry after a link to the current page in the dialog', async () => {
  await open()
  await press('Pricing')
  await expectClosedOn('/pricing')
  back()
  await expectClosedOn('/home')
})

test('closes the dialog and follows a link outside it', async () => {
  await open()
  await press('Contact')
  await expectClosedOn('/contact')
})
