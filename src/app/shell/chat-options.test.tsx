import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ChatOptions } from './chat-options'

const SRC = 'https://chat.example.com/widget.js'
const script = () => document.querySelector(`script[src="${SRC}"]`)
const show = (scriptUrl?: string) =>
  render(<ChatOptions scriptUrl={scriptUrl} />, { wrapper: MemoryRouter })

afterEach(() => script()?.remove())

test('without a provider one can call, write and book', () => {
  show()
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a provider is asked only when its chat is opened', async () => {
  show(SRC)
  expect(script()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Chat with us' }))
  expect(screen.getByText('Opening the chat…')).toBeVisible()
  await vi.waitFor(() => expect(script()).not.toBeNull())
  await act(async () => script()?.dispatchEvent(new Event('load')))
  expect(await screen.findByText('The chat is open on this page')).toBeVisible()
})

test('a blocked provider leaves the other ways', async () => {
  show(SRC)
  await userEvent.click(screen.getByRole('button', { name: 'Chat with us' }))
  await vi.waitFor(() => expect(script()).not.toBeNull())
  await act(async () => script()?.dispatchEvent(new Event('error')))
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(3)
})
