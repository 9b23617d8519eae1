import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { closeDialog } from '@/lib/dialog-entry.ts'
import { ChatOptions, chatStore } from './chat-options.tsx'

const SRC = 'https://chat.example.com/widget.js'
const script = () => document.querySelector(`script[src="${SRC}"]`)
const settings = vi.hoisted(() => ({ chatScriptUrl: undefined as string | undefined }))
vi.mock('@/config/env.ts', () => ({ env: settings }))
vi.mock('@/lib/dialog-entry.ts', () => ({ closeDialog: vi.fn() }))
const show = (scriptUrl?: string) => {
  settings.chatScriptUrl = scriptUrl
  return render(<ChatOptions />, { wrapper: MemoryRouter })
}
const openChat = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Chat with us' }))
  await vi.waitFor(() => expect(script()).not.toBeNull())
}
const scriptAnswers = (type: 'load' | 'error') =>
  act(async () => script()?.dispatchEvent(new Event(type)))

afterEach(() => {
  script()?.remove()
  act(() => chatStore.set('closed'))
  vi.mocked(closeDialog).mockReset()
})

test('offers call, message and booking without a provider (R53)', () => {
  show()
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(screen.queryByRole('button')).toBeNull()
})

test('loads the provider only when its chat opens (R53)', async () => {
  show(SRC)
  expect(script()).toBeNull()
  await openChat()
  expect(screen.getByText('Opening the chat…')).toBeVisible()
  expect(closeDialog).not.toHaveBeenCalled()
  await scriptAnswers('load')
  expect(await screen.findByText('The chat is open on this page')).toBeVisible()
  expect(closeDialog).toHaveBeenCalledOnce()
})

test('loads an open chat only once', async () => {
  const { unmount } = show(SRC)
  await openChat()
  await scriptAnswers('load')
  unmount()
  show(SRC)
  expect(screen.getByText('The chat is open on this page')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(closeDialog).toHaveBeenCalledOnce()
})

test('keeps the other options and a retry when the provider is blocked', async () => {
  show(SRC)
  await openChat()
  await scriptAnswers('error')
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(script()).toBeNull()
  await openChat()
  await scriptAnswers('load')
  expect(await screen.findByText('The chat is open on this page')).toBeVisible()
})
