import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { AuthProvider } from '@/features/auth/auth-provider.tsx'
import { DesktopNav } from './desktop-nav.tsx'

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(async () => {
  render(
    <AuthProvider>
      <DesktopNav />
      <p>Text</p>
      <button type="button">Next</button>
    </AuthProvider>,
    { wrapper: MemoryRouter },
  )
  await userEvent.click(button('About'))
})

/** @returns whether the browser's default action for the key is prevented */
function press(element: HTMLElement, init: KeyboardEventInit): boolean {
  element.focus()
  const event = createEvent.keyDown(element, init)
  fireEvent(element, event)
  return event.defaultPrevented
}

test.each([
  ['menu', 'About', 'ArrowLeft'],
  ['menu', 'About', 'ArrowRight'],
  ['row', 'Industries Served', 'ArrowRight'],
  ['row', 'Industries Served', 'ArrowDown'],
])('the %s button “%s” handles %s, but not with Alt, Ctrl or Command', (_, name, key) => {
  const element = button(name)
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    expect(press(element, { key, [modifier]: true })).toBe(false)
    expect(element).toHaveFocus()
    expect(button('About')).toHaveAttribute('aria-expanded', 'true')
  }
  expect(press(element, { key })).toBe(true)
})

test('leaves Alt and Left to the browser on a link in an open submenu', async () => {
  await userEvent.click(button('Industries Served'))
  const link = screen.getByRole('link', { name: 'Construction' })
  expect(press(link, { key: 'ArrowLeft', altKey: true })).toBe(false)
  expect(link).toHaveFocus()
  expect(press(link, { key: 'ArrowLeft' })).toBe(true)
  expect(button('Industries Served')).toHaveFocus()
})

test('closes a menu when Tab reaches the next one', async () => {
  await userEvent.click(button('Services'))
  expect(button('Services')).toHaveAttribute('aria-expanded', 'true')
  button('Industries').focus()
  await expect.poll(() => button('Services').getAttribute('aria-expanded')).toBe('false')
})

test.each([
  ['a click on the page', () => userEvent.click(screen.getByText('Text'))],
  ['the focus on another control', async () => act(() => button('Next').focus())],
])('closes a menu on %s', async (_, leave) => {
  expect(button('About')).toHaveAttribute('aria-expanded', 'true')
  await leave()
  expect(button('About')).toHaveAttribute('aria-expanded', 'false')
})

test('the page has a menu’s links only while the menu is open', async () => {
  await userEvent.click(button('Locations Served'))
  expect(screen.getByRole('link', { name: /^Dresden/ })).toBeVisible()
  await userEvent.click(button('About'))
  expect(screen.queryAllByRole('link', { hidden: true })).toEqual([])
})
