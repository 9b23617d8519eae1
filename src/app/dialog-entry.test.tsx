import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { SiteRouter } from './site-router.tsx'
import { closeDialog, openDialog, openedDialog } from '@/lib/dialog-entry.ts'
import { useStore } from '@/lib/store.ts'

const rendered = vi.fn()

function Page() {
  rendered(useLocation())
  const { pathname, state } = useLocation()
  return (
    <>
      <h1>{pathname}</h1>
      <p>{JSON.stringify(state)}</p>
      <Link to="/contact">Contact</Link>
    </>
  )
}

function Dialog() {
  const dialog = useStore(openedDialog)
  return (
    dialog && (
      <div role="dialog" aria-label={dialog}>
        <Link to="/terms" replace>
          Terms
        </Link>
        <Link to="/pricing" replace>
          Pricing
        </Link>
      </div>
    )
  )
}

const dialog = () => screen.queryByRole('dialog')?.getAttribute('aria-label') ?? null
const expectDialog = (name: string | null) => vi.waitFor(() => expect(dialog()).toBe(name))
const expectPage = (path: string) =>
  vi.waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(path))

beforeEach(() => {
  window.history.pushState(null, '', '/home')
  window.history.pushState({ usr: { step: 3 }, key: 'a', idx: 1 }, '', '/pricing')
  render(
    <SiteRouter>
      <Page />
      <Dialog />
    </SiteRouter>,
  )
  act(() => openDialog('menu'))
  rendered.mockReset()
})

test('Back closes a dialog and Forward opens it again; the page stays as it is', async () => {
  expect(dialog()).toBe('menu')
  window.history.back()
  await expectDialog(null)
  window.history.forward()
  await expectDialog('menu')
  window.history.back()
  await expectDialog(null)
  expect(rendered).not.toHaveBeenCalled()
  expect(screen.getByText('{"step":3}')).toBeVisible()
  window.history.back()
  await expectPage('/home')
})

test('closing it twice takes one step back', async () => {
  const back = vi.spyOn(window.history, 'back')
  closeDialog()
  closeDialog()
  expect(back).toHaveBeenCalledOnce()
  await expectDialog(null)
  await act(async () => {})
  expect(screen.getByRole('heading')).toHaveTextContent('/pricing')
})

test('another dialog takes its place', async () => {
  act(() => openDialog('finder'))
  expect(dialog()).toBe('finder')
  window.history.back()
  await expectDialog(null)
})

test.each(['Terms', 'Pricing'])('a link inside replaces it: %s', async (name) => {
  await userEvent.click(screen.getByText(name))
  await expectDialog(null)
  await expectPage(`/${name.toLowerCase()}`)
  window.history.back()
  await vi.waitFor(() => expect(screen.getByText('{"step":3}')).toBeVisible())
  expect(dialog()).toBeNull()
})

test('a link beside it closes it, and Back shows it again', async () => {
  await userEvent.click(screen.getByText('Contact'))
  await expectDialog(null)
  await expectPage('/contact')
  window.history.back()
  await expectPage('/pricing')
  await expectDialog('menu')
})

test('a reload keeps it open', async () => {
  render(
    <SiteRouter>
      <Dialog />
    </SiteRouter>,
  )
  expect(screen.getAllByRole('dialog')).toHaveLength(2)
})
